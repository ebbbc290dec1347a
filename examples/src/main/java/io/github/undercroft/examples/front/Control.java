package io.github.undercroft.examples.front;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.undercroft.Entity;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.Key;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.sense.Perceiver;
import java.util.Optional;
import java.util.stream.Stream;

/** The commands of the front end, the same for every game. */
enum Control {
    EXPLORE("x"),
    TRAVEL("_"),
    LOOK(";"),
    INVENTORY("i"),
    EQUIPMENT("E"),
    MESSAGES("m"),
    HELP("?"),
    CONSOLE(":"),
    NEW_GAME("r"),
    QUIT("q");

    private final String key;

    Control(String key) {
        this.key = key;
    }

    /** Whether a hero of this kind can do it: without senses nothing is left to explore. */
    boolean isOf(Optional<Entity> hero) {
        return switch (this) {
            case EXPLORE -> hero.filter(each -> each.has(Perceiver.class)).isPresent();
            case INVENTORY, EQUIPMENT ->
                hero.filter(each -> each.has(Inventory.class)).isPresent();
            default -> true;
        };
    }

    /** Those that a game has. */
    static ImmutableList<Control> of(BundledGame game) {
        return Stream.of(values())
                .filter(each -> each != CONSOLE || !game.cheats().isEmpty())
                .collect(ImmutableList.toImmutableList());
    }

    /** The default key. */
    Key key() {
        return new Key(key);
    }

    /** @return the name in tables of keys: {@code new game} */
    String command() {
        return Ascii.toLowerCase(name()).replace('_', ' ');
    }
}
