package io.github.undercroft.dungeon.vault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableSet;
import com.google.common.io.Resources;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.dungeon.bsp.BspLevels;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.WeightedTable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VaultsTest {

    private static final String FILE = """
            // What every vault may use.
            '$' = "gold" 2d6*10

            vault: flooded treasury
            tags: treasure, water
            depth: 3-9
            weight: 5
            mirror: no
            'a' = 25% pillar, 75% floor
            'e' = alike: "eel" on shallows, "toad" 3 on shallows
            map:
            #########
            #$.~~e..E
            #$a~~e..#
            #########

            vault: cell
            depth: 4-
            turn: no
            '𝔈' = entrance secret door
            map:
            ###
            #$𝔈
            ###
            """;

    private static Vault only(String... lines) {
        return Vaults.read("test", String.join("\n", lines)).get(0);
    }

    @Test
    void aFileHasVaultsWithTheirSettings() {
        List<Vault> vaults = Vaults.read("my.vaults", FILE);
        assertThat(vaults).extracting(Vault::name).containsExactly("flooded treasury", "cell");
        Vault treasury = vaults.get(0);
        assertThat(treasury.tags()).containsExactly("treasure", "water");
        assertThat(treasury.weight()).isEqualTo(5);
        assertThat(List.of(treasury.minDepth(), treasury.maxDepth())).containsExactly(3, 9);
        assertThat(treasury.allowedTurns())
                .containsExactly(Vault.Turn.AS_DRAWN, Vault.Turn.QUARTER, Vault.Turn.HALF, Vault.Turn.THREE_QUARTERS);
        Vault cell = vaults.get(1);
        assertThat(List.of(cell.minDepth(), cell.maxDepth())).containsExactly(4, 1_000_000);
        assertThat(cell.turns()).containsExactly(Vault.Turn.AS_DRAWN, Vault.Turn.MIRRORED);
        assertThat(cell.cells().get(2, 1)).isEqualTo(Vault.Cell.entrance(CellKind.SECRET_DOOR));
        assertThat(cell.cells().get(1, 1).thing().orElseThrow().amount().max(1)).isEqualTo(120);
    }

    @Test
    void linesMayEndAsOnAnySystemAndBeginWithAByteOrderMark() {
        assertThat(Vaults.read("a", "\uFEFF" + FILE.replace("\n", "\r\n"))).isEqualTo(Vaults.read("a", FILE));
        assertThat(Vaults.read("a", FILE + "\n\n// the end\n")).isEqualTo(Vaults.read("a", FILE));
    }

    @Test
    void rowsThatEndBeforeOthersGoOnOutsideOfTheVault() {
        Vault short1 = only("vault: a", "map:", "#####", "#...E", "#.###", "###");
        assertThat(short1).isEqualTo(only("vault: a", "map:", "#####", "#...E", "#.###", "###  "));
        assertThat(short1.cells().get(4, 3)).isEqualTo(Vault.Cell.outside());
    }

    @Test
    void aLetterOfAVaultIsForThatVaultOnly() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Vaults.read("a", FILE + "\nvault: third\nmap:\n###\n#𝔈#\n###\n"))
                .withMessageStartingWith("a:29:2: \"𝔈\" stands for nothing");
    }

    /** Row, column and a word of the message; in the text, lines are parted by '|'. */
    @ParameterizedTest(name = "{index}: {0}")
    @CsvSource(
            delimiter = '!',
            ignoreLeadingAndTrailingWhitespace = true,
            quoteCharacter = '^',
            value = {
                "^^ ! 1:1 ! no vault",
                "// nothing ! 1:1 ! no vault",
                "this is|no vault at all ! 1:1 ! \"this is\" is no line",
                "{\"a\": [[[ ! 1:1 ! outside of a vault",
                "name|name|####|#?# ! 1:1 ! \"name\"",
                "// x|  depth: 3 ! 2:3 ! outside of a vault",
                "vault: ! 1:7 ! no name",
                "vault: a ! 1:8 ! no map",
                "vault: a|vault: b|map:|###|#.E|### ! 1:8 ! no map",
                "vault: a|map:|###|#.E|###||vault: a ! 7:8 ! another name",
                "vault: a|colour: red ! 2:1 ! \"colour\" is unknown",
                "vault: a|weight: 1|weight: 2 ! 3:1 ! twice",
                "vault: a|weight: heavy ! 2:9 ! \"heavy\" is no number from 1 to 1000000",
                "vault: a|weight: 0 ! 2:9 ! \"0\"",
                "vault: a|weight: 12345678 ! 2:9 ! \"12345678\"",
                "vault: a|depth: deep ! 2:8 ! 3-9",
                "vault: a|depth: 3-x ! 2:10 ! \"x\"",
                "vault: a|depth: 9-3 ! 2:10 ! smaller one first",
                "vault: a|depth: -3 ! 2:8 ! 3-9",
                "vault: a|turn: maybe ! 2:7 ! \"maybe\" is neither yes nor no",
                "vault: a|mirror: ! 2:8 ! neither yes nor no",
                "vault: a|tags: a,,b ! 2:9 ! no tag",
                "vault: a|map: here ! 2:6 ! next line",
                "vault: a|map:||### ! 2:1 ! no row",
                "vault: a|map:|###|#.E|###||#..# ! 6:1 ! no line",
                "vault: a|map:|####|#..E||#..#|#### ! 5:1 ! this blank line ends the map of \"a\"",
                "vault: a|map:|####|#..E|  |  |#:.#|#### ! 5:1 ! take the blank line out",
                "vault: a|map:|###|#.E|###||depth: 3 ! 7:1 ! outside of a vault",
                "vault: a|elsewhere: gold ! 2:12 ! begin with a quote",
                "vault: a|elsewhere: \"\" ! 2:13 ! no word",
                "vault: a|elsewhere: \"gold\" many ! 2:19 ! many",
                "vault: a|elsewhere: \"gold\", ! 2:19 ! the line ends here",
                "vault: a|'g ! 2:3 ! the line ends here; write one letter",
                "vault: a|'gg' = floor ! 2:3 ! one letter",
                "vault: a|'g' floor ! 2:5 ! what the letter stands for",
                "vault: a|'g' = ! 2:6 ! no kind of cell",
                "vault: a|'g' = flor ! 2:7 ! \"flor\" is no kind of cell",
                "vault: a|'g' = stairs up ! 2:7 ! no stairs",
                "vault: a|'g' = floor, lava ! 2:14 ! \"lava\"",
                "vault: a|'g' = 0% floor, 100% wall ! 2:7 ! \"0\" is no percentage",
                "vault: a|'g' = 5 floor ! 2:7 ! \"5\" is no percentage",
                "vault: a|'g' = 50% floor, 40% wall ! 2:22 ! add up to 90",
                "vault: a|'g' = 50% floor, wall ! 2:18 ! for each or for none",
                "vault: a|'g' = floor, 50% wall ! 2:14 ! for each or for none",
                "vault: a|'g' = floor, entrance ! 2:14 ! an entrance can't be one of several",
                "vault: a|'g' = entrance wall ! 2:7 ! ROCK",
                "vault: a|'g' = \"\" ! 2:8 ! no word",
                "vault: a|'g' = \"orc ! 2:11 ! end the word",
                "vault: a|'g' = \"orc\" many ! 2:13 ! many",
                "vault: a|'g' = \"orc\" on wall ! 2:13 ! ROCK",
                "vault: a|'g' = \"orc\" 2 on mud ! 2:13 ! \"mud\"",
                "vault: a|'g' = floor|'g' = wall ! 3:7 ! already",
                "vault: a|map:|###|#?E|### ! 4:2 ! \"?\" stands for nothing",
                "vault: a|map:|####|#𝔈?E|#### ! 4:2 ! \"𝔈\"",
                "vault: a|'𝔈' = floor|map:|####|#𝔈?E|#### ! 5:3 ! \"?\"",
                "vault: a|map:|###|#.E|###|vault: b ! 6:1 ! blank line",
                "vault: a|map:|###|#.#|### ! 3:1 ! no entrance",
                "vault: a|map:|###|### ! 3:1 ! no passable cell",
                "vault: a|map:|#####|#.#.E|##### ! 4:4 ! cut off",
                "vault: a|map:|####|...E|#### ! 4:1 ! open",
                "vault: a|'a' = floor, wall|map:|#####|#.a.E|##### ! 5:4 ! cut off",
                "vault: a|'a' = floor, wall|map:|#####|#.aaE|##### ! 5:4 ! always",
                "vault: a|'a' = floor, wall|map:|####|#.aE|#### ! 5:4 ! floor behind it",
                "vault: a|'a' = floor, door|map:|#####|#.a.E|#...#|##### ! 5:3 ! doorway",
                "vault: a|'a' = floor, wall|map:|######|#.+a.E|##.#.#|##...#|###### ! 5:3 ! by chance",
            })
    void aFaultIsToldWithItsRowAndColumn(String text, String place, String word) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Vaults.read("five.vaults", text.replace('|', '\n')))
                .withMessageStartingWith("five.vaults:" + place + ": ")
                .withMessageContaining(word);
    }

    @Test
    void controlCharactersOfNonsenseAreNotPrinted() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Vaults.read("a", "\u0001\u001b[2J" + "x".repeat(100)))
                .withMessageStartingWith("a:1:1: \"??[2J" + "x".repeat(35) + "...\"");
    }

    /** Whatever stands in a file: it is read, or refused with its name, row and column. */
    @Property
    void anyTextIsReadOrRefusedWithItsPlace(@ForAll @IntRange(min = 0, max = 1 << 20) int seed) {
        RandomSource random = RandomSource.of(seed);
        StringBuilder text = new StringBuilder(FILE);
        for (int i = random.nextInt(6); i >= 0; i--) {
            int from = random.nextInt(text.length());
            int to = Math.min(text.length(), from + random.nextInt(4));
            text.replace(
                    from,
                    to,
                    random.pick(List.of("", "\n", "'", "\"", "%", ",", ":", "=", "#", "E", "-", "9", " ", "\r")));
        }
        try {
            assertThat(Vaults.read("some.vaults", text.toString())).isNotEmpty();
        } catch (IllegalArgumentException refused) {
            assertThat(refused.getMessage()).matches("(?s)some\\.vaults:[1-9][0-9]*:[1-9][0-9]*: .+");
        }
    }

    /** A vault that is written in a file is the one that is made in Java. */
    @Property
    void aVaultOfAFileIsAsItIsMade(
            @ForAll @IntRange(min = 1, max = 1000) int weight,
            @ForAll @IntRange(min = 0, max = 20) int min,
            @ForAll @IntRange(min = 0, max = 20) int more,
            @ForAll boolean isTurned,
            @ForAll boolean isMirrored,
            @ForAll Vault.Turn turn) {
        Vault made = Vault.of("hook", "#####\n#...E\n#O###\n###", Vault.LEGEND)
                .turned(turn)
                .withWeight(weight)
                .betweenDepths(min, min + more)
                .withTags(ImmutableSet.of("odd"))
                .withTurns(VaultFile.turns(isTurned, isMirrored));
        assertThat(only(
                        "vault: hook",
                        "weight:" + weight,
                        "depth: " + min + " - " + (min + more),
                        "tags: odd",
                        "turn: " + (isTurned ? "yes" : "no"),
                        "mirror: " + (isMirrored ? "yes" : "no"),
                        "map:",
                        drawn(made)))
                .isEqualTo(made);
    }

    private static String drawn(Vault vault) {
        return TextGrid.render(
                vault.cells(),
                cell -> cell.isOutside()
                        ? ' '
                        : cell.isEntrance() ? 'E' : cell.kind().glyph());
    }

    private static LevelDraft hallWith(AddVaults vaults, long seed) {
        LevelDraft hall = LevelDraft.of(40, 40);
        hall.dig(new Rect(18, 18, 4, 4), AreaKind.ROOM, false);
        vaults.apply(hall, RandomSource.of(seed));
        return hall;
    }

    /** The streams of a draft that no generator makes are all of one seed, so whole levels are made here. */
    private static LevelPlan level(AddVaults vaults, long seed) {
        return GeneratorTrials.plan(BspLevels.of(60, 30).then(vaults.atLeast(1)), seed);
    }

    @Test
    void oneOfSeveralComesByItsPercentageAndAmountsAreRolled() {
        Vault vault =
                only("vault: a", "'a' = 25% \"rare\", 75% \"common\" 2d4", "map:", "########", "#.aaaa.E", "########");
        TreeMap<String, Integer> words = new TreeMap<>();
        Set<Integer> amounts = new TreeSet<>();
        for (long seed = 0; seed < 200; seed++) {
            for (Mark mark : level(AddVaults.of(vault), seed).marks()) {
                words.merge(mark.what(), 1, Integer::sum);
                amounts.add(mark.what().equals("rare") ? 0 : mark.amount());
            }
        }
        assertThat(words.values().stream().mapToInt(Integer::intValue).sum()).isEqualTo(800);
        assertThat(words.get("rare")).isBetween(160, 240);
        assertThat(amounts).containsExactly(0, 2, 3, 4, 5, 6, 7, 8);
    }

    @Test
    void lettersAlikeGetTheSameThroughoutAVault() {
        Vault vault = only(
                "vault: a",
                "'a' = alike: \"orc\", \"goblin\", floor",
                "'b' = alike: \"orc\", \"goblin\", floor",
                "map:",
                "########",
                "#.aabb.E",
                "########");
        Set<List<String>> seen = new TreeSet<>((one, other) -> one.toString().compareTo(other.toString()));
        for (long seed = 0; seed < 200; seed++) {
            List<String> words = new ArrayList<>();
            for (Mark mark : level(AddVaults.of(vault), seed).marks()) {
                words.add(mark.what());
            }
            words.sort(null);
            seen.add(words);
        }
        assertThat(seen)
                .containsExactlyInAnyOrder(
                        List.of(),
                        List.of("orc", "orc"),
                        List.of("goblin", "goblin"),
                        List.of("orc", "orc", "orc", "orc"),
                        List.of("goblin", "goblin", "orc", "orc"),
                        List.of("goblin", "goblin", "goblin", "goblin"));
    }

    @Test
    void levelsWithVaultsOfChanceKeepTheLaws() {
        Vault ruin = only(
                "vault: ruin",
                "'a' = 40% floor, 30% wall, 20% pillar, 10% deeps",
                "'d' = door, secret door, open door, floor",
                "map:",
                "###########",
                "#.a.a.#...E",
                "#.....d..a#",
                "#a.a..#...#",
                "#####E#####");
        LevelGenerator levels = BspLevels.of(60, 30).then(AddVaults.of(ruin).upTo(4));
        GeneratorTrials.keepsTheLaws(levels, 50);
        Set<CellKind> kinds = new TreeSet<>();
        for (long seed = 0; seed < 30; seed++) {
            LevelPlan plan = GeneratorTrials.plan(levels, seed);
            for (Vault.VaultPlaced placed : plan.details(Vault.VaultPlaced.class)) {
                for (Point cell : placed.bounds().points()) {
                    kinds.add(plan.kindAt(cell.x(), cell.y()));
                }
            }
        }
        assertThat(kinds)
                .containsExactly(
                        CellKind.ROCK,
                        CellKind.FLOOR,
                        CellKind.DOOR,
                        CellKind.SECRET_DOOR,
                        CellKind.PILLAR,
                        CellKind.DEEPS,
                        CellKind.OPEN_DOOR);
    }

    @Test
    void aVaultComesInItsAllowedTurnsOnly() {
        Vault fixed = Vault.of("hook", "#####\n#...E\n#O###\n###")
                .withTurns(ImmutableSet.of(Vault.Turn.AS_DRAWN, Vault.Turn.MIRRORED));
        Set<Vault.Turn> turns = new TreeSet<>();
        for (long seed = 0; seed < 100; seed++) {
            hallWith(AddVaults.of(fixed), seed)
                    .details(Vault.VaultPlaced.class)
                    .forEach(placed -> turns.add(placed.turn()));
        }
        assertThat(turns).containsExactly(Vault.Turn.AS_DRAWN, Vault.Turn.MIRRORED);
        GeneratorTrials.isRefused(() -> fixed.withTurns(ImmutableSet.of()), "\"hook\"", "AS_DRAWN");
    }

    /** The file that docs/dungeons.md shows. */
    @Test
    void theFileOfThePageHasFiveVaultsThatAllComeIntoLevels() throws IOException {
        String text = Resources.toString(Resources.getResource("five.vaults"), StandardCharsets.UTF_8);
        Set<String> names = new TreeSet<>();
        for (Vault vault : Vaults.read("five.vaults", text)) {
            AddVaults some = AddVaults.of(vault).atDepth(Math.max(1, vault.minDepth()));
            level(some, 1).details(Vault.VaultPlaced.class).forEach(placed -> names.add(placed.name()));
            GeneratorTrials.keepsTheLaws(BspLevels.of(60, 30).then(some), 10);
        }
        assertThat(names).containsExactly("burrow", "chapel", "flooded crypt", "guard room", "treasury");
    }

    @Test
    void vaultsAreFoundByTheirTags() {
        AddVaults all = AddVaults.of(Vaults.read("a", FILE));
        assertThat(all.tagged("water").vaults()).extracting(Vault::name).containsExactly("flooded treasury");
        GeneratorTrials.isRefused(() -> all.tagged("fire"), "\"fire\"", "[treasure, water]");
    }

    @Test
    void aChoiceThatMayHaveNothingToComeIsRefused() {
        Vault.Cell floor = Vault.Cell.of(CellKind.FLOOR);
        var deep = WeightedTable.Entry.of(floor, 1).fromDepth(3);
        GeneratorTrials.isRefused(() -> CellChoice.of(deep), "all depths");
        CellChoice some = CellChoice.of(WeightedTable.Entry.of(floor, 1));
        var nested = WeightedTable.Entry.of(Vault.Cell.oneOf(some), 1);
        GeneratorTrials.isRefused(() -> CellChoice.of(nested), "no choice themselves");
    }
}
