package mygame;

import io.github.undercroft.PlayerView;
import io.github.undercroft.Percept;
import io.github.undercroft.event.Died;
import io.github.undercroft.front.browser.GamePage;
import io.github.undercroft.front.play.FrontOptions;
import org.teavm.jso.JSBody;

/** The page of a game. */
public final class FirstPage {

    private FirstPage() {}

    public static void main(String[] arguments) {
        GamePage.open(FrontOptions.of(new RatHunt()).withListener(FirstPage::sound));
    }

    /** A death is heard, but not when it is only played again. */
    private static void sound(Percept percept, PlayerView game, boolean isReplayed) {
        if (!isReplayed && percept instanceof Percept.Saw saw && saw.event() instanceof Died) {
            beep(220);
        }
    }

    @JSBody(
            params = "hertz",
            script = "var audio = window.beeps = window.beeps || new AudioContext(); var tone = audio.createOscillator();"
                    + " tone.frequency.value = hertz; tone.connect(audio.destination); tone.start();"
                    + " tone.stop(audio.currentTime + 0.1);")
    private static native void beep(int hertz);
}
