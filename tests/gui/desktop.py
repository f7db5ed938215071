#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What else there is on a desktop, for tests: desktop.py notifications | window | drag FILE | paste text|picture. It tells line by line what happened."""
import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gio, GLib, Gtk  # noqa: E402

INTERFACE = """<node><interface name='org.freedesktop.Notifications'>
<method name='Notify'><arg type='s' direction='in'/><arg type='u' direction='in'/><arg type='s' direction='in'/><arg type='s' direction='in'/>
<arg type='s' direction='in'/><arg type='as' direction='in'/><arg type='a{sv}' direction='in'/><arg type='i' direction='in'/><arg type='u' direction='out'/></method>
<method name='CloseNotification'><arg type='u' direction='in'/></method>
<method name='GetCapabilities'><arg type='as' direction='out'/></method>
<signal name='ActionInvoked'><arg type='u'/><arg type='s'/></signal><signal name='NotificationClosed'><arg type='u'/><arg type='u'/></signal>
</interface></node>"""
loop = GLib.MainLoop()


def tell(*words):
    print(*words, sep="\t", flush=True)


def notifications():
    """A notification is told as its number, title and body."""
    def call(connection, sender, path, interface, method, parameters, invocation):
        if method == "Notify":
            _, _, _, title, body, *_ = parameters.unpack()
            invocation.return_value(GLib.Variant("(u)", (1,)))
            tell(1, title, body)
        elif method == "CloseNotification":
            invocation.return_value(None)
            tell("closed")
        else:
            invocation.return_value(GLib.Variant("(as)", (["actions", "body"],)))

    def acquired(connection, name):
        connection.register_object("/org/freedesktop/Notifications", Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0], call, None, None)

    Gio.bus_own_name(Gio.BusType.SESSION, "org.freedesktop.Notifications", Gio.BusNameOwnerFlags.NONE, acquired, lambda *_: tell("ready"), None)


def window():
    """A window that comes and takes the focus at a line on the input."""
    w = Gtk.Window(title="Other")
    w.connect("notify::is-active", lambda *_: w.is_active() and tell("focused"))
    GLib.io_add_watch(GLib.IOChannel.unix_new(0), GLib.IOCondition.IN, lambda *_: w.present())
    tell("ready")


def drag(path):
    """A window with a file to be dragged; tells when it is there, then that the drag has begun."""
    w = Gtk.Window(title="Files", decorated=False, default_width=200, default_height=200)
    label = Gtk.Label(label=path)
    source = Gtk.DragSource(actions=Gdk.DragAction.COPY)
    source.connect("prepare", lambda *_: Gdk.ContentProvider.new_for_value(Gdk.FileList.new_from_list([Gio.File.new_for_path(path)])))
    source.connect("drag-begin", lambda *_: tell("dragging"))
    label.add_controller(source)
    w.set_child(label)
    w.present()
    w.connect("notify::is-active", lambda *_: w.is_active() and tell("ready"))


def paste(kind):
    """The clipboard as another program gets it: text, or a picture as PNG."""
    clipboard = Gdk.Display.get_default().get_clipboard()

    def text(board, result):
        sys.stdout.write(board.read_text_finish(result) or "")
        loop.quit()

    def picture(board, result):
        sys.stdout.buffer.write(board.read_texture_finish(result).save_to_png_bytes().get_data())
        loop.quit()

    clipboard.read_text_async(None, text) if kind == "text" else clipboard.read_texture_async(None, picture)


if sys.argv[1] != "notifications":
    Gtk.init()
{"notifications": notifications, "window": window, "drag": drag, "paste": paste}[sys.argv[1]](*sys.argv[2:])
loop.run()
