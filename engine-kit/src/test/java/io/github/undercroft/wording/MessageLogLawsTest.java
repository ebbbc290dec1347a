package io.github.undercroft.wording;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.EntityId;
import io.github.undercroft.Percept;
import io.github.undercroft.Terrain;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelContent.Placement;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class MessageLogLawsTest {

    private static final int STEPS = 120;
    private static final EntityId HERO = new EntityId(0, 0);
    private static final Brain RESTLESS =
            turn -> Decision.act(Attack.toward(turn.random().pick(Direction.all())));

    @Provide
    Arbitrary<List<String>> said() {
        return Arbitraries.of("A.", "B.", "C.").list().ofMaxSize(40);
    }

    /** The plain model: fold everything that was ever said, then keep the last lines. */
    private static List<MessageLog.Message> folded(List<String> said, int capacity) {
        List<MessageLog.Message> lines = new ArrayList<>();
        for (int i = 0; i < said.size(); i++) {
            int first = i;
            while (i + 1 < said.size() && said.get(i + 1).equals(said.get(first))) {
                i++;
            }
            lines.add(new MessageLog.Message(said.get(first), i - first + 1, i));
        }
        return lines.subList(Math.max(0, lines.size() - capacity), lines.size());
    }

    @Property
    void repeatsAreFoldedAndTheOldestLinesAreDropped(
            @ForAll("said") List<String> said, @ForAll @IntRange(min = 1, max = 12) int capacity) {
        MessageLog log = MessageLog.of(HERO, English.standard(), capacity);
        for (int i = 0; i < said.size(); i++) {
            log.say(said.get(i), i);
        }
        assertThat(log.messages()).isEqualTo(folded(said, capacity));
    }

    /** Everybody strikes, walks and opens doors at random, on a random map. */
    private static Rules brawl(long seed) {
        RandomSource random = RandomSource.of(seed);
        Grid<Terrain> ground = Grid.of(
                9,
                7,
                at -> random.chance(3, 5) ? Ground.FLOOR : random.pick(List.of(Ground.WALL, Door.OPEN, Door.CLOSED)));
        List<Point> free = random.shuffled(new Rect(0, 0, 9, 7)
                .points().stream().filter(at -> ground.get(at) == Ground.FLOOR).toList());
        Blueprint foe = Blueprint.of("goblin")
                .with(Health.of(3))
                .with(LinearWeapon.ofDamage(1).withRange(2))
                .with(RESTLESS);
        List<Placement> all = new ArrayList<>();
        for (Point at : free.subList(0, free.size() / 2)) {
            all.add(new Placement(
                    all.isEmpty()
                            ? foe.named("champion").replacing(Health.of(20)).with(Senses.ofRadius(6))
                            : foe.named(random.pick(List.of("goblin", "bees", "Maren"))),
                    at));
        }
        return Rules.named("brawl")
                .level("level", any -> new LevelContent(ground, all))
                .build();
    }

    private static MessageLog played(Rules rules, long seed, List<Percept> told) {
        Game game = Game.start(rules, seed);
        MessageLog log = MessageLog.of(HERO, Told.ENGLISH, 1000);
        for (int i = 0; i < STEPS; i++) {
            if (game.step() instanceof Step.Acted acted) {
                log.add(acted.perceivedBy(HERO), game.view());
                told.addAll(acted.perceivedBy(HERO));
            }
        }
        return log;
    }

    @Property
    void noLineEqualsTheOneBeforeAndEachIsASentence(@ForAll long seed) {
        List<Percept> told = new ArrayList<>();
        List<MessageLog.Message> lines = played(brawl(seed), seed, told).messages();
        for (int i = 0; i < lines.size(); i++) {
            assertThat(lines.get(i).sentence()).matches("[A-Z][A-Za-z',\\- ]*\\.");
            assertThat(i > 0 && lines.get(i).sentence().equals(lines.get(i - 1).sentence()))
                    .isFalse();
            assertThat(i > 0 && lines.get(i).when() < lines.get(i - 1).when()).isFalse();
        }
        assertThat(lines.stream().mapToInt(MessageLog.Message::times).sum()).isLessThanOrEqualTo(told.size());
    }

    @Property(tries = 100)
    void aReplayTellsTheSameStory(@ForAll long seed) {
        List<Percept> told = new ArrayList<>();
        MessageLog first = played(brawl(seed), seed, told);
        List<Percept> again = new ArrayList<>();
        assertThat(played(brawl(seed), seed, again).messages()).isEqualTo(first.messages());
        assertThat(again).isEqualTo(told);
    }
}
