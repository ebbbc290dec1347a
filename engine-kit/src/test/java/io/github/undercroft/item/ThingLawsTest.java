package io.github.undercroft.item;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.GameView;
import io.github.undercroft.Imagined;
import io.github.undercroft.event.Died;
import io.github.undercroft.event.TravelEvent;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.ScriptedPlay;
import io.github.undercroft.game.Step;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Invariants;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** What holds whatever several players do with the things in a room. */
class ThingLawsTest {

    private static final int STEPS = 60;

    private static final ScriptedPlay PLAY = new ScriptedPlay(Rummage::rules, Rummage::action, STEPS);

    /** Looks at a game after each turn; what was tried may have been refused. */
    private interface Law {
        void check(Turn turn);
    }

    /** One turn, with the game as it was before it. */
    private record Turn(Game before, Step step, Game game) {
        List<GameEvent> events() {
            return step instanceof Step.Acted acted ? acted.events() : List.of();
        }
    }

    private static void play(long seed, Law law) {
        PLAY.play(seed, (before, step, game) -> law.check(new Turn(before, step, game)));
    }

    @Property
    void nothingIsLostOrDoubledOnAnyLevel(@ForAll long seed) {
        Ledger ledger = Ledger.of(seed);
        play(seed, turn -> {
            ledger.write(turn.before().view(), turn.step(), turn.game().view());
            assertThat(Ledger.counts(turn.game().view())).as("%s", turn.step()).isEqualTo(ledger.due());
        });
    }

    @Property
    void weightsAndCapacitiesHoldAndTheGameIsSound(@ForAll long seed) {
        play(seed, turn -> {
            Invariants.check(turn.game());
            GameView game = turn.game().view();
            for (Entity each : game.entities()) {
                each.get(Inventory.class).ifPresent(limits -> {
                    long max = Math.max(
                            limits.things() + spilled(turn, each.id()),
                            turn.before().view().things(each.id()).size());
                    assertThat((long) game.things(each.id()).size()).isLessThanOrEqualTo(max);
                    assertThat(Weight.heldBy(game, each.id())).isLessThanOrEqualTo(limits.weight());
                });
            }
        });
    }

    /** How many things have come to somebody out of what broke while it had it; it may keep these. */
    private static long spilled(Turn turn, EntityId bearer) {
        GameView before = turn.before().view();
        return turn.events().stream()
                .filter(event -> event instanceof Died)
                .map(event -> ((Died) event).who())
                .filter(broken -> before.entity(broken)
                        .flatMap(each -> each.location().holder())
                        .equals(Optional.of(bearer)))
                .mapToLong(broken -> before.things(broken).size())
                .sum();
    }

    @Property
    void whatIsRefusedHasChangedNothing(@ForAll long seed) {
        play(seed, turn -> {
            if (turn.step() instanceof Step.Awaiting) {
                assertThat(turn.game().stateHash())
                        .as("%s", turn.step())
                        .isEqualTo(turn.before().stateHash());
            }
        });
    }

    @Property
    void lookingAheadChangesNothingAndKeepsTheSameLaws(@ForAll long seed) {
        Ledger ledger = Ledger.of(seed);
        RandomSource random = RandomSource.of(seed + 1);
        play(seed, turn -> {
            Game game = turn.game().fork();
            ledger.write(turn.before().view(), turn.step(), game.view());
            if (game.step() instanceof Step.Awaiting awaiting) {
                long hash = game.stateHash();
                Imagined imagined =
                        game.preview(awaiting.actor(), Rummage.action(random, game.view(), awaiting.actor()));
                if (random.chance(1, 5)) {
                    game.legalActions(awaiting.actor());
                }
                assertThat(game.stateHash()).isEqualTo(hash);
                Ledger copy = ledger.copy();
                copy.write(game.view(), imagined.events(), imagined.after());
                assertThat(Ledger.counts(imagined.after())).as("%s", imagined).isEqualTo(copy.due());
            }
        });
    }

    @Property
    void aRelicKeepsItsOwnValuesWhereverItGoes(@ForAll long seed) {
        Map<EntityId, List<Component>> own = new TreeMap<>();
        play(seed, turn -> {
            GameView game = turn.game().view();
            game.entities().stream()
                    .filter(each -> each.has(Rummage.Serial.class))
                    .forEach(relic -> own.putIfAbsent(relic.id(), relic.components()));
            if (turn.step() instanceof Step.Acted acted
                    && acted.action() instanceof Use use
                    && own.containsKey(use.thing().orElseThrow())) {
                EntityId used = use.thing().get();
                own.put(used, game.entity(used).orElseThrow().components());
            }
            own.forEach((relic, components) ->
                    assertThat(game.entity(relic).orElseThrow().components()).isEqualTo(components));
        });
    }

    @Property
    void forksGoOnEqually(@ForAll long seed) {
        PLAY.checkForks(seed);
    }

    @Property
    void whatIsListedAsLegalIsDoneAndWhatIsRefusedIsRefusedAlike(@ForAll long seed) {
        PLAY.checkListedActions(seed, STEPS / 6);
    }

    @Test
    void theScriptsReachWhatThereIsToDo() {
        Map<String, Integer> seen = new TreeMap<>();
        for (long seed = 0; seed < 300; seed++) {
            play(seed, turn -> {
                turn.events().forEach(event -> seen.merge(event.getClass().getSimpleName(), 1, Integer::sum));
                turn.events().stream()
                        .filter(event -> event instanceof Died)
                        .map(event -> ((Died) event))
                        .filter(died -> !turn.before().view().things(died.who()).isEmpty())
                        .forEach(died ->
                                seen.merge("laden " + died.name().replaceAll("\\d", "") + " died", 1, Integer::sum));
                turn.game().view().entities().forEach(each -> note(turn, each, seen));
                if (turn.step() instanceof Step.Awaiting awaiting) {
                    awaiting.refused()
                            .ifPresent(why -> seen.merge(why.getClass().getSimpleName(), 1, Integer::sum));
                }
            });
        }
        seen.values().removeIf(times -> times < 5);
        assertThat(seen)
                .containsKeys("Joined", "Parted", "Thrown", "Used", "Opened", "Closed", "Bashed", "TrapSprung")
                .containsKeys("Placed", "Died", "Removed", "Attacked", "Left", "Arrived")
                .containsKeys("laden player died", "laden bag died", "laden chest died", "a laden dog came along")
                .containsKeys("more than it holds", "carried at depth 2")
                .containsKeys("Full", "TooHeavy", "Clings", "TooFew", "NeedsKey", "NotWearable", "NotHere")
                .containsKeys("NothingHere");
    }

    private static void note(Turn turn, Entity each, Map<String, Integer> seen) {
        GameView game = turn.game().view();
        boolean full = each.get(Inventory.class)
                .filter(limits -> game.things(each.id()).size() > limits.things())
                .isPresent();
        if (full) {
            seen.merge("more than it holds", 1, Integer::sum);
        }
        Optional<EntityId> outer = each.location()
                .holder()
                .flatMap(bearer ->
                        game.entity(bearer).flatMap(who -> who.location().holder()));
        if (outer.isPresent()) {
            seen.merge("carried at depth 2", 1, Integer::sum);
        }
        boolean came = turn.events().stream()
                .anyMatch(event -> event instanceof TravelEvent.Arrived arrived
                        && arrived.who().equals(each.id()));
        if (came && each.name().equals("dog") && !game.things(each.id()).isEmpty()) {
            seen.merge("a laden dog came along", 1, Integer::sum);
        }
    }
}
