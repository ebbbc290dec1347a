package io.github.undercroft.save;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.game.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The values of a part of the state as texts: of an entity its name, location and components; nothing of other parts. */
final class PartValues {

    /** A longer value is cut. */
    private static final int LONGEST = 200;

    private PartValues() {}

    static List<String> of(Game game, String part) {
        List<String> names = Splitter.on('/').splitToList(part);
        if (names.size() != 4 || !names.get(0).equals("level") || !names.get(2).equals("entity")) {
            return ImmutableList.of();
        }
        Integer level = Ints.tryParse(names.get(1));
        Integer number = Ints.tryParse(names.get(3));
        if (level == null || number == null || level < 0 || number < 0) {
            return ImmutableList.of();
        }
        Optional<Entity> entity = game.view().entity(new EntityId(level, number));
        ImmutableList.Builder<String> values = ImmutableList.builder();
        entity.ifPresent(found -> {
            values.add(words(found.name()), words(found.location()));
            found.components().forEach(component -> values.add(words(component)));
        });
        return values.build();
    }

    private static String words(Object value) {
        String all = StepDigest.words(value);
        return all.length() <= LONGEST ? all : all.substring(0, LONGEST) + "...";
    }

    /** The values of the first that the others lack; empty if there are none. */
    static String without(List<String> values, List<String> others) {
        List<String> left = new ArrayList<>(values);
        left.removeAll(others);
        return String.join(", ", left);
    }
}
