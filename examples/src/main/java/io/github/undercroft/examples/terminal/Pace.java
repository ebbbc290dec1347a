package io.github.undercroft.examples.terminal;

/** Lets time pass. */
interface Pace {

    /** How long to wait before looking for keys again, in milliseconds. */
    int BLINK = 4;

    /** Waits while a picture is shown. */
    void show(int milliseconds);

    /** Waits while no key is pressed. */
    void idle();

    /** Real time. */
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
