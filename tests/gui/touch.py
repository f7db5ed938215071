# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A screen with nothing but fingers on it. Neither Xvfb nor XTest has a touch device; but GTK's Broadway backend takes what it shows and what is done to
it over a socket, so somebody else can be at the other end: this lets the program open its windows, throws the pictures away, and sends touches, which go
through GDK and the gestures as those of a real screen do. As a program: `touch.py PROGRAM...` runs it there, and moves fingers as it is told in lines
"begin|update|end FINGER X Y" on the file whose number is TOUCH_FD (the accessibility bus is not to be had on such a screen)."""
import array
import os
import socket
import struct
import subprocess
import sys
import threading
import time

# numbers of the protocol between a program and broadwayd, in GTK 4
NEW_SURFACE, FLUSH, SYNC, QUERY_MOUSE, DESTROY, SHOW, HIDE, TRANSIENT, MOVE_RESIZE, GRAB, UNGRAB, FOCUS, KEYBOARD, UPLOAD, RELEASE, NODES, ROUNDTRIP, MODAL = range(18)
REPLY_EVENT, REPLY_SYNC, REPLY_MOUSE, REPLY_SURFACE, REPLY_GRAB, REPLY_UNGRAB = range(6)
EVENT_TOUCH, EVENT_CONFIGURE, EVENT_SCREEN, EVENT_FOCUS, EVENT_ROUNDTRIP = 5, 11, 12, 13, 14
BEGIN, UPDATE, END = range(3)
SIZE = 1280, 1024
EVENT_ROOM = 56  # bytes of the largest event


class Screen:
    def __init__(self, number=71):
        self.surfaces = {}  # id: [x, y, width, height]
        self.shown = []
        self.client = None
        self.serial = 0
        self._lock = threading.Lock()
        path = os.path.join(os.environ["XDG_RUNTIME_DIR"], f"broadway{number + 1}.socket")
        for name in (path, "\0" + path):  # GTK takes the one or the other
            s = socket.socket(socket.AF_UNIX)
            s.bind(name)
            s.listen()
            threading.Thread(target=self._serve, args=(s,), daemon=True).start()
        self.env = {"GDK_BACKEND": "broadway", "BROADWAY_DISPLAY": f":{number}", "GDK_DISABLE": "gl,vulkan"}

    def window(self):
        """The surface shown first that is still there: id, x, y, width, height."""
        return self.shown[0], *self.surfaces[self.shown[0]]

    def touch(self, finger, what, x, y):
        """@finger is 0, 1 ...; @x, @y in the window with its shadow."""
        surface, left, top, _, _ = self.window()
        emulated = finger == 0
        self._event(EVENT_TOUCH, struct.pack("=IIIIiiiiI", what, surface, finger + 1, emulated, left + int(x), top + int(y), int(x), int(y), 0))

    def _serve(self, listener):
        while True:
            client, _ = listener.accept()
            self.client, self.surfaces, self.shown = client, {}, []
            self._event(EVENT_SCREEN, struct.pack("=III", *SIZE, 1))
            try:
                self._talk(client)
            except OSError:
                pass  # the program has ended

    def _talk(self, client):
        data = b""
        while True:
            part, ancillary, _, _ = client.recvmsg(65536, 4096)
            for _, _, fds in ancillary:  # pictures, in files that are handed over
                numbers = array.array("i")
                numbers.frombytes(fds[: len(fds) - len(fds) % numbers.itemsize])
                for fd in numbers:
                    os.close(fd)
            if not part:
                return
            data += part
            while len(data) >= 12:
                size, serial, what = struct.unpack_from("=III", data)
                if len(data) < size:
                    break
                self.serial = serial
                self._answer(what, serial, data[12:size])
                data = data[size:]

    def _answer(self, what, serial, body):
        number = struct.unpack_from("=i", body)[0] if len(body) >= 4 else 0
        if what == NEW_SURFACE:
            number = len(self.surfaces) + 1
            self.surfaces[number] = list(struct.unpack_from("=iiii", body))
            self._reply(REPLY_SURFACE, serial, struct.pack("=I", number))
        elif what == SYNC:
            self._reply(REPLY_SYNC, serial)
        elif what == QUERY_MOUSE:
            self._reply(REPLY_MOUSE, serial, struct.pack("=IiiI", 0, 0, 0, 0))
        elif what == SHOW:
            self.shown.append(number)
            self._configure(number)
            self._event(EVENT_FOCUS, struct.pack("=ii", number, 0))
        elif what in (HIDE, DESTROY) and number in self.shown:
            self.shown.remove(number)
        elif what == MOVE_RESIZE:
            _, moves, x, y, width, height = struct.unpack_from("=IIiiII", body)
            self.surfaces[number] = [x, y, width, height] if moves else [*self.surfaces[number][:2], width, height]
            self._configure(number)
        elif what == GRAB:
            self._reply(REPLY_GRAB, serial, struct.pack("=I", 0))
        elif what == UNGRAB:
            self._reply(REPLY_UNGRAB, serial, struct.pack("=I", 0))
        elif what == FOCUS:
            self._event(EVENT_FOCUS, struct.pack("=ii", number, 0))
        elif what == ROUNDTRIP:
            self._event(EVENT_ROUNDTRIP, body[:8] + struct.pack("=I", 0))

    def _configure(self, number):
        self._event(EVENT_CONFIGURE, struct.pack("=iiiii", number, *self.surfaces[number]))

    def _reply(self, what, serial, body=b""):
        with self._lock:
            self.client.sendall(struct.pack("=III", 12 + len(body), serial, what) + body)

    def _event(self, what, body):
        message = struct.pack("=IIQ", what, self.serial, int(time.monotonic() * 1000)) + body
        self._reply(REPLY_EVENT, 0, b"\0" * 4 + message.ljust(EVENT_ROOM, b"\0"))


if __name__ == "__main__":
    screen = Screen()
    told, teller = os.pipe()
    program = subprocess.Popen(sys.argv[1:], pass_fds=[teller], env=dict(os.environ, TOUCH_FD=str(teller), **screen.env))
    os.close(teller)
    for line in os.fdopen(told):
        word, finger, x, y = line.split()
        screen.touch(int(finger), {"begin": BEGIN, "update": UPDATE, "end": END}[word], float(x), float(y))
    sys.exit(program.wait())
