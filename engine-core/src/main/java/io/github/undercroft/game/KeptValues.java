package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.lore.Guises;
import io.github.undercroft.random.SeedValue;
import io.github.undercroft.random.SeedValues;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The values of the seed that saves of a game hold. */
record KeptValues(ImmutableList<SeedValue<Map<String, String>>> keys) {

    /** Those that guises name; refuses two of one name. */
    static KeptValues of(String game, List<Guises> guises) {
        Map<String, SeedValue<Map<String, String>>> all = new LinkedHashMap<>();
        for (Guises each : guises) {
            for (SeedValue<Map<String, String>> key : kept(each)) {
                SeedValue<?> other = all.put(key.toString(), key);
                if (other != null && other != key) {
                    throw new IllegalArgumentException("The game \"" + game + "\" has two " + key
                            + "; give each class of unknown kinds a name of its own");
                }
            }
        }
        return new KeptValues(ImmutableList.copyOf(all.values()));
    }

    private static List<SeedValue<Map<String, String>>> kept(Guises guises) {
        try {
            return Objects.requireNonNull(guises.kept(), "kept() returned null; return an empty list for nothing");
        } catch (IllegalArgumentException tooFew) {
            throw tooFew;
        } catch (Throwable thrown) {
            throw GameCode.failure("Asking which values of the seed saves hold", guises, thrown);
        }
    }

    /** All values of a game of that seed, with what a save holds of those that are kept. */
    SeedValues values(long seed, Map<String, Map<String, String>> before) {
        return SeedValues.keeping(seed, keys, before);
    }
}
