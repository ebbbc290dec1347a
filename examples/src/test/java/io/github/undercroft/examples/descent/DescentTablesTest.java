package io.github.undercroft.examples.descent;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Destructible;
import io.github.undercroft.Look;
import io.github.undercroft.examples.descent.first.Group;
import io.github.undercroft.random.WeightedTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The tables of monsters, things, growths and floors on the page of the game are what the game has. To write them: run this test with
 * {@code -Dpages.write=true}.
 */
class DescentTablesTest {

    private static final Path PAGE = Path.of("../docs/descent.md");
    private static final String BEGIN = "<!-- tables: written by DescentTablesTest -->\n";
    private static final String END = "<!-- end of tables -->\n";

    private static final Descent GAME = new Descent();

    @Test
    void thePageHasWhatTheGameHas() throws IOException {
        String page = Files.readString(PAGE);
        int begin = page.indexOf(BEGIN) + BEGIN.length();
        int end = page.indexOf(END);
        assertThat(begin).isBetween(BEGIN.length(), end);
        String tables = String.join("\n", tables()) + "\n";
        if (Boolean.getBoolean("pages.write")) {
            Files.writeString(PAGE, page.substring(0, begin) + tables + page.substring(end));
        } else {
            assertThat(page.substring(begin, end)).isEqualTo(tables);
        }
    }

    private static List<String> tables() {
        List<String> rows = new ArrayList<>();
        rows.add("");
        rows.add("| floor | what the hero reads there | light |");
        rows.add("|---|---|---|");
        rows.add(floor("1", Place.HALLS));
        for (Place place : ImmutableList.of(Place.CAVES, Place.WARREN, Place.MINES)) {
            rows.add(floor("2 to 4", place));
        }
        rows.add("| 5 | " + Hall.TOLD + " | " + Hall.LIGHT + ", braziers |");
        rows.add("");
        rows.add("| monster | letter | hit points | of 100 groups on floor 1 | 2 | 3 | 4 | what it does |");
        rows.add("|---|---|---|---|---|---|---|---|");
        for (Blueprint beast : Iterables.concat(Beasts.ALL, ImmutableList.of(Beasts.MIMIC, Warden.WARDEN))) {
            rows.add(monster(beast));
        }
        rows.add("");
        rows.add("| potion, scroll, arms, ring | what it does |");
        rows.add("|---|---|");
        for (Blueprint thing :
                Iterables.concat(Brews.ALL, Fencing.ARMS, Relics.RINGS, ImmutableList.of(Brews.BOTTLE))) {
            rows.add("| " + thing.name() + " | " + described(thing) + " |");
        }
        rows.add("");
        rows.add("| growth | component |");
        rows.add("|---|---|");
        for (Growth growth : Growth.ALL) {
            rows.add("| " + growth.told() + " | `" + growth.deed().getClass().getSimpleName() + "` |");
        }
        rows.add("");
        return rows;
    }

    private static String floor(String number, Place place) {
        return "| " + number + " | " + place.told() + " | "
                + (place.light() > 0 ? place.light() + ", " : "dark but for the ")
                + place.lamp().name() + "s" + " |";
    }

    private static String monster(Blueprint beast) {
        StringBuilder row = new StringBuilder("| " + beast.name() + " | `");
        row.appendCodePoint(part(beast, Look.class).codePoint());
        row.append("` | " + part(beast, Destructible.class).hitPoints());
        for (int floor = 1; floor <= 4; floor++) {
            double share = Beasts.GROUPS.chances(floor).stream()
                    .filter(chance -> isIn(chance.value(), beast.name()))
                    .mapToDouble(WeightedTable.Chance::probability)
                    .sum();
            row.append(" | ").append(share > 0 ? String.valueOf(Math.round(100 * share)) : "");
        }
        return row + " | " + described(beast) + " |";
    }

    private static boolean isIn(Group group, String name) {
        return group.monster().equals(name) || group.leader().equals(name);
    }

    private static String described(Blueprint what) {
        return GAME.description(what.name()).orElseThrow();
    }

    private static <T> T part(Blueprint blueprint, Class<T> type) {
        return blueprint.components().stream()
                .filter(type::isInstance)
                .map(type::cast)
                .findFirst()
                .orElseThrow();
    }
}
