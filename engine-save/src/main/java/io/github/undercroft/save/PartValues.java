package io.github.undercroft.save;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.game.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The values of a part of the state as texts: of an entity its name, location and components; nothing of other parts. */
final class PartValues {

    private static final Pattern ENTITY = Pattern.compile("level/(\\d{1,9})/entity/(\\d{1,9})");
    /** A longer value is cut. */
    private static final int LONGEST = 200;

    private PartValues() {}

    static List<String> of(Game game, String part) {
        Matcher numbers = ENTITY.matcher(part);
        if (!numbers.matches()) {
            return ImmutableList.of();
        }
        Optional<Entity> entity = game.view()
                .entity(new EntityId(Integer.parseInt(numbers.group(1)), Integer.parseInt(numbers.group(2))));
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
