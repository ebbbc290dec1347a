package io.github.undercroft.front;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.undercroft.Entity;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.sense.Perceiver;
import java.util.Optional;
import java.util.stream.Stream;

/** The verbs of the front end, the same for every game. */
public enum FrontVerb {
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

    FrontVerb(String key) {
        this.key = key;
    }

    /** Whether a hero of this kind can do it: without senses nothing is left to explore. */
    public boolean isOf(Optional<Entity> hero) {
        return switch (this) {
            case EXPLORE -> hero.filter(each -> each.has(Perceiver.class)).isPresent();
            case INVENTORY, EQUIPMENT ->
                hero.filter(each -> each.has(Inventory.class)).isPresent();
            default -> true;
        };
    }

    /** Those that a game has. */
    static ImmutableList<FrontVerb> of(PlayableGame game) {
        return Stream.of(values())
                .filter(each -> each != CONSOLE || game.commands().isPresent())
                .collect(ImmutableList.toImmutableList());
    }

    /** The default key. */
    KeyPress key() {
        return new KeyPress(key);
    }

    /** @return the name in tables of keys: {@code new game} */
    public String verbName() {
        return Ascii.toLowerCase(name()).replace('_', ' ');
    }
}
