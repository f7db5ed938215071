# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Know when a program has dealt with every key sent to it: the question that window managers ask (_NET_WM_PING) goes through the same queue of the
program as keys do, and is answered in its turn."""
import ctypes
import itertools
import select

from atspi import PATIENCE, TimedOut

X = ctypes.CDLL("libX11.so.6")
X.XOpenDisplay.restype = ctypes.c_void_p
X.XInternAtom.restype = X.XDefaultRootWindow.restype = ctypes.c_ulong
CLIENT_MESSAGE, NOTIFY = 33, 1 << 19  # SubstructureNotifyMask
ignore = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda display, error: 0)  # the window may be gone


class Message(ctypes.Structure):
    """XClientMessageEvent, as long as any XEvent."""

    _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("sent", ctypes.c_int), ("display", ctypes.c_void_p), ("window", ctypes.c_ulong),
                ("kind", ctypes.c_ulong), ("format", ctypes.c_int), ("data", ctypes.c_long * 5), ("rest", ctypes.c_long * 12)]


display = ctypes.c_void_p(X.XOpenDisplay(None))
X.XSetErrorHandler(ignore)
root = ctypes.c_ulong(X.XDefaultRootWindow(display))
X.XSelectInput(display, root, ctypes.c_long(NOTIFY))
PROTOCOLS, PING = (X.XInternAtom(display, name, 0) for name in (b"WM_PROTOCOLS", b"_NET_WM_PING"))
numbers = itertools.count(1)


def ping():
    """Ask the window that gets the keys, and wait for its answer, which it sends to the root window."""
    window, revert, answer = ctypes.c_ulong(), ctypes.c_int(), Message()
    number = next(numbers)
    X.XGetInputFocus(display, ctypes.byref(window), ctypes.byref(revert))
    question = Message(type=CLIENT_MESSAGE, window=window.value, kind=PROTOCOLS, format=32, data=(PING, number, window.value))
    X.XSendEvent(display, window, 0, ctypes.c_long(0), ctypes.byref(question))
    X.XFlush(display)
    while (answer.type, answer.kind, *answer.data[:2]) != (CLIENT_MESSAGE, PROTOCOLS, PING, number):
        if not X.XPending(display) and not select.select([X.XConnectionNumber(display)], [], [], PATIENCE)[0]:
            raise TimedOut("timed out waiting for the window to answer")
        if X.XPending(display):
            X.XNextEvent(display, ctypes.byref(answer))
