package io.github.undercroft.front.log;

import com.google.common.base.Ascii;
import io.github.undercroft.Entity;
import io.github.undercroft.GameView;
import io.github.undercroft.Location;
import io.github.undercroft.Terrain;
import io.github.undercroft.item.Container;
import io.github.undercroft.item.Stacks;
import io.github.undercroft.trap.Trap;
import io.github.undercroft.wording.English;
import java.util.List;
import java.util.Optional;

/** The words for things. */
public final class Things {

    private Things() {}

    /** @return a thing, how many, and where it is worn */
    public static String named(Entity thing) {
        String name = English.standard().counted(thing);
        return thing.location() instanceof Location.WornBy worn
                ? name + " (" + worn.slot().name() + ")"
                : name;
    }

    /** @return the words for each of them */
    public static List<String> named(List<Entity> things) {
        return things.stream().map(Things::named).toList();
    }

    /** @return one thing with its article, or how many: {@code a potion}, {@code 2 potions} */
    public static String counted(Entity thing) {
        return Stacks.count(thing) == 1
                ? withArticle(thing.name())
                : English.standard().counted(thing);
    }

    /** @return the name with an article, if it takes one: {@code an ogre}, {@code armour}, {@code Medusa} */
    public static String withArticle(String name) {
        return English.standard().indefinite(name);
    }

    /** @return what terrain is called, with an article if it takes one: {@code a closed door}, {@code shallow water} */
    public static String ground(Terrain terrain) {
        String name = English.standard().ground(terrain);
        boolean isOne = name.endsWith("door") || terrain.appearance() instanceof Trap;
        return isOne ? withArticle(name) : name;
    }

    /** @return the names with commas, and {@code and} before the last */
    public static String listed(List<String> names) {
        int last = names.size() - 1;
        return last == 0 ? names.get(0) : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
    }

    /** @return the words with a capital */
    public static String capitalised(String words) {
        return Ascii.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    /** @return whether it is a container that stands open, with nothing in it */
    public static boolean isEmptied(Entity container, GameView game) {
        return container.get(Container.class).equals(Optional.of(Container.OPEN))
                && game.things(container.id()).isEmpty();
    }
}
