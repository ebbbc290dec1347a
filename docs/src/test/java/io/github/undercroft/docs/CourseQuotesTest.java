package io.github.undercroft.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.google.common.base.Splitter;
import io.github.undercroft.Blueprint;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.bsp.BspLevels;
import io.github.undercroft.dungeon.loot.Loot;
import io.github.undercroft.dungeon.rogue.RogueLevels;
import io.github.undercroft.dungeon.stock.StockLevel;
import io.github.undercroft.dungeon.theme.GeneratedLevel;
import io.github.undercroft.dungeon.theme.Theme;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.Verbs;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.PickUp;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.stairs.TakeStairs;
import io.github.undercroft.wording.English;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The course quotes what goes wrong as it is really said: what the library says is provoked here, the rest was seen by hand. */
class CourseQuotesTest {

    private static final Project PROJECT = Project.here();
    private static final Pattern QUOTE = Pattern.compile("(?m)^- \\*\"(.+?)\"\\*");

    /** Said by Maven, the compiler or the terminal, or by a whole game of the reader's own. */
    private static final Set<String> SEEN_BY_HAND = Set.of(
            "Could not find artifact io.github.undercroft:...",
            "release version 17 not supported",
            "An exception occurred while executing the Java class. mygame.Main",
            "This is not a terminal, so nothing can be played here",
            "cannot find symbol MygameValues",
            "mygame.Kick is not registered ...",
            "You kick something.",
            "broken in 0 turns",
            "... its types lack mygame.spells.Daze ...",
            "The recording until now, by version 1 of the game, does not go on.");

    private static final Map<String, Supplier<String>> PROVOKED = Map.of(
            "row 4, column 5 (counted from 1): unknown glyph 'Z'; known: ...",
            () -> thrown(() -> LevelText.of("#####\n#####\n#####\n####Z", Legend.standard())),
            "row 4 has no glyph at column 19 ...",
            () -> thrown(() -> LevelText.of(("#".repeat(19) + "\n").repeat(3) + "#".repeat(18), Legend.standard())),
            "BspLevels with parts of 9 are at least 8 cells wide and high; ... is too small",
            () -> thrown(() -> BspLevels.of(6, 5)),
            "The theme knows no mark ...",
            () -> thrown(() -> dug(RogueLevels.of(80, 24))),
            "The theme knows no mark \"cat\", but the plan has one ...",
            () -> thrown(() -> dug(BspLevels.of(40, 18).then(StockLevel.of("stock", 1, Loot.one("cat"))))),
            "No key is left for the verb ...",
            () -> thrown(() -> Keymap.standard(new Crowded())),
            "... fills its cell, so it can't be carried or worn ...",
            () -> thrown(() -> Blueprint.player("you").with(Inventory.of(1)).carrying(Blueprint.of("barrel"))),
            "You can't carry more than 12 things.",
            () -> refused(
                    Scenario.of(
                            Scenario.legend()
                                    .replacing(
                                            '@',
                                            Blueprint.player("you")
                                                    .with(Inventory.of(12))
                                                    .carrying(things()))
                                    .with('*', Blueprint.item("pin")),
                            "@*"),
                    true),
            "The terrain \"stairs down\" of the level \"floor 8\" leads nowhere. There is no level 8 in the game ...",
            () -> thrown(CourseQuotesTest::eightFloors),
            "There are no stairs here.",
            () -> refused(Scenario.of("@"), false));

    /** A game with two verbs on one key. */
    private static final class Crowded implements PlayableGame {
        private static final Scatter SCATTER = new Scatter();

        @Override
        public About about() {
            return SCATTER.about();
        }

        @Override
        public Rules rules(BoardSize size, Seat seat) {
            return SCATTER.rules(size, seat);
        }

        @Override
        public List<Verb> verbs() {
            return List.of(Verbs.REST, Verb.plain("doze", PickUp.first(), "r"));
        }
    }

    private static String thrown(Runnable provoking) {
        return String.valueOf(catchThrowable(provoking::run).getMessage());
    }

    private static void dug(LevelGenerator generator) {
        Theme.plain().source(generator).content(RandomSource.of(1));
    }

    private static Blueprint[] things() {
        Blueprint[] things = new Blueprint[12];
        for (int i = 0; i < things.length; i++) {
            things[i] = Blueprint.item("thing " + i);
        }
        return things;
    }

    private static String refused(Scenario scenario, boolean isThing) {
        if (isThing) {
            scenario.play(new Move(Direction.EAST), PickUp.first());
        } else {
            scenario.play(new TakeStairs());
        }
        return English.standard()
                .tell(
                        scenario.refusal().orElseThrow(),
                        scenario.game().turn(scenario.hero().id()))
                .orElseThrow();
    }

    private static void eightFloors() {
        Rules.Builder rules = Rules.named("mygame");
        for (int number = 0; number < 8; number++) {
            GeneratedLevel floor = Theme.plain().source(BspLevels.of(40, 18)).down(number + 1);
            rules.level("floor " + (number + 1), number == 0 ? floor.with(Blueprint.player("hero")) : floor);
        }
        rules.build();
    }

    @Test
    void eachQuotedMessageIsProvokedOrWasSeen() {
        Set<String> quoted = new TreeSet<>();
        PROJECT.filesBelow("docs/course").stream()
                .filter(file -> file.endsWith(".md"))
                .forEach(file ->
                        QUOTE.matcher(PROJECT.read(file)).results().forEach(found -> quoted.add(found.group(1))));
        Set<String> known = new TreeSet<>(PROVOKED.keySet());
        known.addAll(SEEN_BY_HAND);
        assertThat(quoted).isEqualTo(known);
    }

    @Test
    void whatIsProvokedSaysWhatIsQuoted() {
        PROVOKED.forEach((quote, said) -> {
            List<String> pieces =
                    Splitter.on("...").trimResults().omitEmptyStrings().splitToList(quote);
            assertThat(said.get().replaceAll("\\s+", " ")).containsSubsequence(pieces);
        });
    }
}
