package io.github.undercroft.front.play;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.mode.Confirm;
import io.github.undercroft.front.mode.MenuMode;
import io.github.undercroft.front.mode.Mode;
import io.github.undercroft.front.sheet.Menu;
import io.github.undercroft.save.SaveException;
import java.util.Optional;

/**
 * Asks what to do about a saved game: go on with it, or begin another one, for which it is deleted. Also with a given seed:
 * then the other game is that of the seed.
 *
 * <p>A game that is open in another window is refused, as in other roguelikes: two programs that save to one place would
 * each undo what the other saved, and a second place for saves would make the player choose between games that look alike.
 *
 * @param found not nothing
 * @param size the board of another game
 * @param seed the seed of another game
 */
record SavedGameQuestion(GameInPlay current, Controls controls, Keeper.Found found, BoardSize size, long seed) {

    void ask() {
        controls.modes().reset(question());
    }

    private Mode question() {
        String name = controls.words().wording().name(current.game().about().name());
        String another = say("begin another game: seed {0}, {1}", seed, size);
        if (found instanceof Keeper.Found.Saved saved) {
            return new MenuMode(
                    Menu.toChoose(title(saved, name), ImmutableList.of(current.show(saved), another)),
                    line -> answer(line == 0 ? Optional.of(saved) : Optional.empty()),
                    true);
        }
        if (found instanceof Keeper.Found.Unreadable unreadable) {
            return new MenuMode(
                    Menu.toChoose(
                            say(
                                    "{0}: the saved game can't be read. {1}",
                                    name, controls.words().failure(unreadable.why())),
                            ImmutableList.of(another)),
                    line -> answer(Optional.empty()),
                    true);
        }
        return new MenuMode(
                Menu.toRead(
                        say("{0} is open in another window", name),
                        ImmutableList.of(
                                say("Two windows can't play one saved game: go on there, or quit it there first."),
                                say("To play two games at the same time, start one with --saves and another"
                                        + " directory."))),
                line -> {},
                true);
    }

    private String title(Keeper.Found.Saved saved, String name) {
        return saved.damage()
                .map(SaveException::reason)
                .map(why -> why == SaveException.Reason.MISSING
                        ? say("{0}: the newest save is gone, but the one before it is there", name)
                        : say("{0}: the newest save is damaged, but the one before it is good", name))
                .orElseGet(() -> say("{0}: a game is saved", name));
    }

    private void answer(Optional<Keeper.Found.Saved> chosen) {
        chosen.ifPresentOrElse(controls::goOn, () -> {
            controls.modes().reset(question());
            controls.push(new Confirm(
                    say("Delete the saved game, and begin another one?"), () -> controls.begin(size, seed)));
        });
    }

    private String say(String english, Object... values) {
        return controls.words().say(english, values);
    }
}
