package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.Location;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.Chase;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.brain.Stalker;
import io.github.undercroft.brain.Strike;
import io.github.undercroft.brain.Wander;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.game.Explanation;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.seeds.Heavy;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.value.RecordTypes;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** The brains that find paths tell their goal and path, and are the same whether they are asked or not. */
@Heavy
class ExplainedBrainsTest {

    private static final List<Brain> BRAINS = List.of(
            new Hunter(),
            new Tracker(),
            new Skirmisher(),
            new Stalker(),
            Patroller.round(List.of(new Point(1, 1), new Point(9, 5))).unless(new Strike()),
            PriorityBrain.of(new Strike(), new Chase(), new Explore(), new Wander()));

    /** Does what another brain says, and keeps what that was last. */
    private record Spied(Brain brain, Action last) implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            Decision.Act act = (Decision.Act) brain.decide(turn);
            return Decision.act(act.action(), new Spied(act.next().orElse(brain), act.action()));
        }
    }

    private static Explanation explained(Brain brain, String... rows) {
        Scenario scene = scene(brain, rows);
        scene.game().step();
        return scene.game().explain(scene.id('r'));
    }

    private static Scenario scene(Brain brain, String... rows) {
        return Scenario.of(Scenario.legend().with('r', rat(brain)), rows);
    }

    private static Blueprint rat(Brain brain) {
        return Blueprint.of("rat")
                .with(Health.of(9))
                .with(LinearWeapon.ofDamage(1))
                .with(Senses.ofRadius(9))
                .with(brain);
    }

    @Test
    void aHunterTellsWhomItHuntsAndOnWhichWay() {
        for (Brain brain : List.of(new Hunter(), new Tracker())) {
            Explanation told = explained(brain, "@...r");

            assertThat(told.goal()).contains(new Point(0, 0));
            assertThat(told.path()).first().isEqualTo(new Point(4, 0));
            assertThat(told.path()).hasSize(5);
            assertThat(told.toString()).contains("because it hunts an enemy in view, to (0,0)");
        }
    }

    @Test
    void aHunterInReachTellsThatItAttacks() {
        assertThat(explained(new Hunter(), "@r").reasons())
                .containsExactly(new Explanation.Because("attacks an enemy in reach", List.of()));
    }

    @Test
    void aTrackerTellsThatItFollowsANoise() {
        Brain after = new Tracker(
                Optional.empty(),
                Optional.of(new Location.OnLevel(0, new Point(4, 1))),
                Optional.empty(),
                Patience.FRESH);
        Explanation told = explained(after, "@##..", "###..", "r....");

        assertThat(told.toString()).contains("goes to where it heard a noise");
        assertThat(told.goal()).contains(new Point(4, 1));
    }

    @Test
    void aSkirmisherTellsItsWay() {
        Explanation told = explained(new Skirmisher(), "@....r");

        assertThat(told.reasons())
                .extracting(Explanation.Because::reason)
                .containsExactly("goes on to the nearest enemy");
        assertThat(told.path()).hasSize(6).last().isEqualTo(new Point(0, 0));
    }

    @Test
    void aPatrollerTellsItsPostAndWhatWasMoreUrgent() {
        Brain round = Patroller.round(List.of(new Point(4, 0))).unless(new Strike());
        Explanation told = explained(round, "r.....@");

        assertThat(told.goal()).contains(new Point(4, 0));
        assertThat(told.asked()).containsExactly(new Explanation.Asked(new Strike(), Optional.empty()));
    }

    private static Rules rules(RandomSource random) {
        char[][] cells = new char[7][12];
        for (char[] row : cells) {
            for (int x = 0; x < row.length; x++) {
                row[x] = random.chance(1, 5) ? '#' : random.chance(1, 12) ? '+' : '.';
            }
        }
        cells[1][1] = '@';
        List<String> rows = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            cells[2 + random.nextInt(5)][random.nextInt(12)] = (char) ('r' + i);
        }
        for (char[] row : cells) {
            rows.add(new String(row));
        }
        var legend = Scenario.legend().replacing('@', rat(spied(random)).with(Faction.PLAYERS));
        for (int i = 0; i < 5; i++) {
            legend = legend.with('r' + i, rat(spied(random)).with(new Faction(i % 2 == 0 ? "one" : "two")));
        }
        return Rules.named("explained")
                .level("hall", LevelText.of(String.join("\n", rows), legend))
                .types(RecordTypes.of(MethodHandles.lookup(), "explained", Spied.class))
                .build();
    }

    private static Brain spied(RandomSource random) {
        return new Spied(BRAINS.get(random.nextInt(BRAINS.size())), new Rest());
    }

    @Property
    void askedAtEachStepTheyDoTheSameAndWhatTheyTold(@ForAll long seed) {
        Game left = Game.start(rules(RandomSource.of(seed)), seed);
        Game asked = left.fork();
        for (int i = 0; i < 20; i++) {
            Game before = asked.fork();
            List<EntityId> actors = asked.view().actors();
            for (EntityId who : actors) {
                assertThat(asked.explain(who)).isEqualTo(asked.explain(who));
            }
            Step step = asked.step();
            assertThat(step).isEqualTo(left.step());
            assertThat(asked.stateHash()).isEqualTo(left.stateHash());
            if (step instanceof Step.Acted acted) {
                Optional<Brain> now = asked.view().entity(acted.actor()).flatMap(actor -> actor.get(Brain.class));
                now.ifPresent(brain ->
                        assertThat(before.explain(acted.actor()).action()).contains(((Spied) brain).last()));
            }
        }
    }
}
