package io.github.undercroft.examples.terminal;

/** Lets time pass. */
interface Pace {

    /** How long nothing happens before the keys are looked at again. */
    int BLINK = 4;

    /** Time passes while a picture is shown. */
    void show(int milliseconds);

    /** Time passes while nobody presses a key. */
    void idle();

    /** The time of the clock on the wall. */
    Pace REAL = new Pace() {
        @Override
        public void show(int milliseconds) {
            sleep(milliseconds);
        }

        @Override
        public void idle() {
            sleep(BLINK);
        }

        private void sleep(int milliseconds) {
            try {
                Thread.sleep(milliseconds);
            } catch (InterruptedException e) {
                throw new IllegalStateException("Interrupted while playing", e);
            }
        }
    };
}
