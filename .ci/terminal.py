"""Drives a game in a pseudo-terminal and compares the terminal's settings before and after.

Usage: terminal.py PLAY JAR TEST_CLASSES, where PLAY is the script that starts the games, JAR the built games and
TEST_CLASSES the compiled tests of the examples, among them a game with a defect.
"""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time

# Seconds; only a game that hangs takes that long, however busy the machine is.
PATIENCE = 600
TIMES = 18
ASK_SIZE = b"\x1b[6n"
LEAVE_SCREEN = b"\x1b[?1049l"
SHOW_CURSOR = b"\x1b[?25h"
LEAVE_POINTER = b"\x1b[?1000l\x1b[?1005l"
TITLE = b"\x1b[22;0t\x1b]2;"
TITLE_OF_BEFORE = b"\x1b[23;0t"
THANKS = b"Thank you for playing "


class Terminal:
    """A terminal with a shell in it that says how its settings are, runs a command, and says it again.

    The games are saved in a folder of their own, which is empty unless the folder of another terminal is given. A mute one
    has no size and answers nothing.
    """

    def __init__(self, command, saves=None, is_mute=False):
        self.folder = tempfile.mkdtemp()
        # The shell goes on after a Ctrl-C, as one that somebody types to does.
        script = (
            "trap : INT; stty -g >{0}/before; sh -c 'echo $$ >{0}/pid; exec \"$@\"' sh {1}; "
            "echo $? >{0}/code; stty -g >{0}/after"
        ).format(self.folder, command)
        self.output = b""
        self.saves = saves or self.folder
        self.process, self.master = pty.fork()
        if self.process == 0:
            os.environ["XDG_STATE_HOME"] = self.saves
            # Whoever runs this may ignore them, in the background say, which programs inherit.
            for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT):
                signal.signal(number, signal.SIG_DFL)
            os.execvp("sh", ["sh", "-c", script])
        self.is_mute = is_mute
        if not is_mute:
            self.resize(80, 24)

    def resize(self, columns, rows):
        self.columns, self.rows = columns, rows
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def press(self, keys):
        os.write(self.master, keys.encode())

    def read(self, seconds):
        """Takes what is written, and answers as a terminal does when it is asked where the cursor is."""
        if not select.select([self.master], [], [], seconds)[0]:
            return True
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        if not data:
            return False
        for _ in range(0 if self.is_mute else data.count(ASK_SIZE)):
            self.press("\x1b[{};{}R".format(self.rows, self.columns))
        self.output += data
        return True

    def wait_for(self, text):
        """Waits until that text is written after all that was waited for before."""
        end = time.monotonic() + PATIENCE
        while text.encode() not in self.output:
            if time.monotonic() > end or not self.read(0.2):
                self.fail("never showed {!r}; it showed {!r}".format(text, self.output[-2000:]))
        self.output = self.output.split(text.encode(), 1)[1]

    def wait_for_screen(self, text):
        """The same where the screen was not empty before: a window of another size is drawn whole."""
        end = time.monotonic() + PATIENCE
        while text.encode() not in self.output:
            if time.monotonic() > end:
                self.fail("never showed {!r}; it showed {!r}".format(text, self.output[-2000:]))
            self.resize(161 - self.columns, self.rows)
            pause = time.monotonic() + 0.3
            while time.monotonic() < pause and self.read(0.1):
                pass
        self.output = self.output.split(text.encode(), 1)[1]

    def kill(self, number):
        with open(self.folder + "/pid", encoding="ascii") as file:
            os.kill(int(file.read()), number)

    def finish(self):
        """Reads to the end and answers the exit code, after checking that all is as before."""
        self.end()
        before, after, code = (self.note(name) for name in ("before", "after", "code"))
        if not before or before != after:
            self.fail("left other settings: {!r} before, {!r} after".format(before, after))
        for sequence in (LEAVE_SCREEN, SHOW_CURSOR):
            if sequence not in self.output:
                self.fail("did not write {!r} at its end".format(sequence))
        return int(code)

    def end(self):
        """Reads to the end, also of a program that could not clean up."""
        end = time.monotonic() + PATIENCE
        while self.read(0.2):
            if time.monotonic() > end:
                self.fail("did not end")
        os.waitpid(self.process, 0)

    def interrupted(self):
        self.press("\x03")
        self.finish()

    def note(self, name):
        with open(self.folder + "/" + name, encoding="ascii") as file:
            return file.read().strip()

    def fail(self, why):
        os.close(self.master)
        sys.exit("terminal: the game " + why)


def expect(what, code, *codes):
    if code not in codes:
        sys.exit("terminal: {}: exit code {}, expected {}".format(what, code, codes))
    print("terminal: {}: settings as before, exit code {}".format(what, code))


def started(command, is_mute=False):
    """A terminal in which a game has shown its first screen."""
    terminal = Terminal(command, is_mute=is_mute)
    terminal.wait_for("q: quit")
    return terminal


def quits(terminal, what):
    terminal.press("q")
    expect(what, terminal.finish(), 0)


def quit_after_a_resize(call, game):
    terminal = started(call)
    terminal.press("d")
    terminal.resize(30, 8)
    terminal.wait_for("too small")
    terminal.resize(100, 30)
    terminal.wait_for("q: quit")
    quits(terminal, game + ": quit")


def titled(call, title):
    """The terminal has the title of the game meanwhile, also when a signal ends it; a quit says thanks."""
    for key in ("q", "\x03"):
        terminal = Terminal("env TERM=xterm " + call)
        terminal.wait_for((TITLE + title + b"\a").decode())
        terminal.wait_for("q: quit")
        terminal.press(key)
        terminal.finish()
        before, after = terminal.output.split(LEAVE_SCREEN)
        if before.count(TITLE_OF_BEFORE) != 1 or (key == "q" and THANKS + title + b"." not in after):
            sys.exit("terminal: {!r}: no title of before or no thanks: {!r}".format(title, terminal.output[-2000:]))
    print("terminal: {!r}: the title, and the one of before".format(title))


def quit_while_too_small(call, game):
    terminal = started(call)
    terminal.resize(20, 5)
    terminal.wait_for("too small")
    quits(terminal, game + ": quit while too small")


def quiet(terminal, what, *codes):
    """The game ends without a word after its screen, but thanks and that it is saved."""
    code = terminal.finish()
    said = terminal.output.split(LEAVE_SCREEN)[-1].replace(LEAVE_POINTER, b"").strip().splitlines()
    usual = (THANKS, b"Saved; go on with ./play ")
    if any(not line.startswith(usual) for line in said) or b"Exception" in terminal.output:
        sys.exit("terminal: {}: it should end quietly, but said {!r}".format(what, terminal.output[-2000:]))
    expect(what, code, *codes)


def mute(call, game):
    """A terminal without a size that does not answer either is waited for half a second, not for ten."""
    begun = time.monotonic()
    terminal = started(call, is_mute=True)
    waited = time.monotonic() - begun
    if waited > 9:
        sys.exit("terminal: {}: its first screen took {:.1f} s in a terminal that does not answer".format(game, waited))
    quits(terminal, "{}: mute terminal, first screen after {:.1f} s".format(game, waited))


def interrupt(call, game):
    terminal = started(call)
    terminal.press("\x03")
    quiet(terminal, game + ": Ctrl-C", 128 + signal.SIGINT)


def killed(call, game, number):
    terminal = started(call)
    terminal.kill(number)
    quiet(terminal, "{}: {}".format(game, number.name), 128 + number)


def ended_again_and_again(call, game):
    """The game's own thread and the signal's must not get in each other's way, whenever it comes."""
    for i in range(TIMES):
        number = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)[i % 3]
        terminal = started(call + " --bot --speed 1000")
        time.sleep(0.01 * (i // 3))
        if number == signal.SIGINT:
            # Whoever presses it once presses it twice.
            terminal.press("\x03\x03")
        else:
            terminal.kill(number)
        quiet(terminal, "{}: {} amid pictures".format(game, number.name), 128 + number)


def other_signal_keys(call, game):
    """Ctrl-Z, without a shell that could go on with the game, and Ctrl-\\."""
    terminal = started(call)
    terminal.press("\x1a\x1c?")
    terminal.wait_for("north")
    terminal.press("qqq")  # out of the list of keys, and then the one more that is asked for
    if b"thread dump" in terminal.output:
        sys.exit("terminal: {}: Ctrl-\\ printed threads".format(game))
    quiet(terminal, game + ": Ctrl-Z and Ctrl-\\ do nothing", 0)


SIGNALS = (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)


def saved_and_gone_on_with(call, game):
    """Quitting and signals save, and a kill loses little; each time the game is offered again."""
    first = started(call)
    first.press(" ")
    first.wait_for_screen("q: quit")
    quits(first, game + ": quit saves")
    for number in SIGNALS:
        terminal = gone_on(call, first.saves)
        terminal.kill(number)
        quiet(terminal, "{}: {} saves".format(game, number.name), 128 + number)
    terminal = gone_on(call, first.saves)
    terminal.kill(signal.SIGKILL)
    terminal.end()
    terminal = gone_on(call, first.saves)
    quits(terminal, game + ": going on after SIGKILL, and quit")
    terminal = Terminal(call, first.saves)
    terminal.wait_for("a game is saved")
    terminal.press("b")
    terminal.wait_for_screen("Delete the saved game")
    terminal.press("nq")
    expect(game + ": another game only after Y", terminal.finish(), 0)
    gone_on(call, first.saves).interrupted()


def gone_on(call, saves):
    terminal = Terminal(call, saves)
    terminal.wait_for("a game is saved")
    terminal.wait_for("go on: turn")
    terminal.press("a")
    terminal.wait_for_screen("q: quit")
    return terminal


def death(call, game):
    """It removes the save and leaves a text."""
    terminal = started(call)
    folder = terminal.saves + "/undercroft"
    for _ in range(200):
        terminal.press("     ")
        terminal.read(0.2)
        if os.path.exists(folder + "/morgue"):
            break
    terminal.wait_for_screen("Your story")
    quits(terminal, game + ": death")
    if "./play " + game + " --seed 1" not in terminal.output.split(LEAVE_SCREEN)[-1].decode():
        sys.exit("terminal: {}: no command after a death: {!r}".format(game, terminal.output[-2000:]))
    left = sorted(os.listdir(folder))
    if left != [game + ".lock", game + ".scores", "morgue", "recordings"]:
        sys.exit("terminal: {}: a death left {}".format(game, left))
    with open(folder + "/morgue/" + game + "-1.txt", encoding="utf-8") as file:
        text = file.read()
    for part in ("You lose", "Killed by: ", "The map as last seen", "./play " + game + " --seed 1"):
        if part not in text:
            sys.exit("terminal: {}: no {!r} in what a death leaves: {}".format(game, part, text))


def open_elsewhere(call, game):
    first = started(call)
    second = Terminal(call, first.saves)
    second.wait_for("is open in another window")
    quits(second, game + ": open in another window")
    other = Terminal(call + " --saves " + second.folder)
    other.wait_for("Hit points")
    quits(other, game + ": at the same time with --saves")
    if not os.path.exists(second.folder + "/" + game + ".save"):
        sys.exit("terminal: {}: --saves saved nothing there".format(game))
    quits(first, game + ": the first of two")


def watched(call, game):
    terminal = started(call + " --bot --speed 100")
    quits(terminal, game + ": quit while the bot plays")


def typed_too_early(call, game):
    """What is typed while the game starts is not echoed, and not for the game, which nobody has seen yet."""
    terminal = Terminal(call)
    end = time.monotonic() + PATIENCE
    while termios.tcgetattr(terminal.master)[3] & termios.ECHO:
        if time.monotonic() > end:
            terminal.fail("never took the keys")
        time.sleep(0.001)
    if terminal.output or not terminal.read(0) or b"q: quit" in terminal.output:
        terminal.fail("took the keys only when it was shown")
    terminal.press("?")
    terminal.wait_for("q: quit")
    terminal.press("q")
    expect(game + ": a key that is typed too early", terminal.finish(), 0)
    if b"north" in terminal.output:
        sys.exit("terminal: {}: a key counted that was typed too early".format(game))


def question_of_a_new_game(call, game):
    """Only Y and enter begin another one, and no key that steps."""
    terminal = Terminal(call)
    for key in ("yn", "Y"):
        terminal.wait_for("keys")
        terminal.press("r")
        terminal.wait_for("Give")
        terminal.press(key)
    terminal.wait_for("keys")
    terminal.resize(100, 30)  # a window of another size is drawn whole, and so wide a one tells the seed
    terminal.wait_for("seed 2")
    quits(terminal, game + ": a new game after Y, not after y")


def chosen(play):
    terminal = Terminal(play)
    terminal.wait_for("which game?")
    terminal.press("a")
    terminal.wait_for("quit")  # blanks that were there before are not drawn again
    terminal.press("?")
    terminal.wait_for("north")
    terminal.press("q")
    terminal.wait_for_screen("Hit points")
    terminal.press("qq")
    terminal.wait_for("which game?")
    terminal.press("q")
    quiet(terminal, "a game from the menu, and back: quit", 0)


def java():
    home = os.environ.get("JAVA_HOME")
    return home + "/bin/java" if home else "java"


def thirty_lines(jar):
    """A game of one's own has all of it too: keys, a resize, lists, a save to go on with."""
    call = "{} -cp {} io.github.undercroft.examples.cellar.Cellar".format(java(), jar)
    terminal = started(call)
    terminal.press("ds")
    terminal.resize(100, 30)
    terminal.wait_for("cellar, seed")
    terminal.press("?")
    terminal.wait_for("north")
    terminal.press("q")
    terminal.wait_for("points")  # what was there before is not drawn again
    terminal.press("q")
    quits(terminal, "cellar: quit")
    terminal = Terminal(call, terminal.saves)
    terminal.wait_for("go on: turn 2")
    terminal.press("a")
    terminal.wait_for_screen("q: quit")  # what is typed before the game is seen is dropped
    quits(terminal, "cellar: gone on with")


def thrown_exception(jar, test_classes, game):
    main_class = "io.github.undercroft.examples.command.BrokenMain"
    terminal = Terminal("{} -cp {}:{} {} {}".format(java(), jar, test_classes, main_class, game))
    terminal.wait_for("q: quit")
    terminal.press("!")
    code = terminal.finish()
    trace = terminal.output.split(LEAVE_SCREEN)[-1]
    if b"planted defect" not in trace or b"\tat " not in trace:
        sys.exit("terminal: no stack trace after the screen was left: {!r}".format(terminal.output[-2000:]))
    expect(game + ": exception", code, 1)


def no_terminal(play, game):
    done = subprocess.run(
        [play, *game.split()], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False
    )
    if done.returncode == 0 or done.stdout or done.stderr.count(b"\n") != 1 or b"--bot" not in done.stderr:
        sys.exit("terminal: without one {} said {!r}, exit code {}".format(game, done.stderr, done.returncode))
    print("terminal: {}: without one it says in one line to use --bot".format(game))


def main():
    play, jar, test_classes = sys.argv[1:]
    chosen(play)
    other_signal_keys(play + " arena --seed 1", "arena")
    typed_too_early(play + " arena --seed 1", "arena")
    titled(play + " arena --seed 1", b"Arena")
    mute(play + " arena --seed 1", "arena")
    ended_again_and_again(play + " arena --seed 1", "arena")
    for game in ("arena", "scatter", "scatter deep", "thieflike", "descent"):
        call = "{} {} --seed 1".format(play, game)
        quit_after_a_resize(call, game)
        quit_while_too_small(call, game)
        interrupt(call, game)
        killed(call, game, signal.SIGTERM)
        killed(call, game, signal.SIGHUP)
        watched(call, game)
        saved_and_gone_on_with(call, game)
        thrown_exception(jar, test_classes, game)
        no_terminal(play, game)
    question_of_a_new_game(play + " arena --seed 1", "arena")
    death(play + " arena --seed 1", "arena")
    open_elsewhere(play + " arena --seed 1", "arena")
    thirty_lines(jar)


main()
