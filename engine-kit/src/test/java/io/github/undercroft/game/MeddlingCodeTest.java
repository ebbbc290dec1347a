package io.github.undercroft.game;

import static io.github.undercroft.game.LevelGames.HERO;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Damage;
import io.github.undercroft.Decision;
import io.github.undercroft.Destructible;
import io.github.undercroft.Effect;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Passage;
import io.github.undercroft.Rest;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.event.Removed;
import io.github.undercroft.game.Values.Answering;
import io.github.undercroft.game.Values.Deed;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.OpenTerrain;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Code of a game that catches, throws again and changes the game where it is only asked. */
class MeddlingCodeTest {

    private static final EntityId VASE = new EntityId(0, 1);
    private static final Blueprint RAT = Blueprint.of("rat").with(new Bystander());

    private static Optional<ActionContext> meddled = Optional.empty();

    @BeforeEach
    void nobodyMeddles() {
        meddled = Optional.empty();
    }

    /** LevelGround that brings in a rat as soon as it is asked who passes. */
    private record Nest() implements Terrain {
        @Override
        public String name() {
            return "nest";
        }

        @Override
        public Passage passage() {
            meddled.ifPresent(context -> context.trySpawn(RAT, new Point(0, 0)));
            return Passage.OPEN;
        }

        @Override
        public boolean transparent() {
            return true;
        }
    }

    /** Throws as soon as it is asked for a speed. */
    private record Cramp() implements Effect {
        @Override
        public int speed(int rate) {
            throw new ArithmeticException("planted");
        }
    }

    /** Brings in a rat as soon as it is asked for a speed. */
    private record Litter() implements Effect {
        @Override
        public int speed(int rate) {
            meddled.ifPresent(context -> context.trySpawn(RAT, new Point(0, 0)));
            return rate;
        }
    }

    /** Wants to be asked next in the slot of hit points. */
    private record Liar(boolean lies) implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            return Decision.act(new Rest(), new Liar(true));
        }

        @Override
        @SuppressWarnings({"unchecked", "rawtypes"})
        public Class<Brain> slot() {
            return lies ? (Class) Destructible.class : Brain.class;
        }
    }

    /** Hits its own bearer when it is hit. */
    private record Mine() implements Destructible {
        @Override
        public int hitPoints() {
            return 1;
        }

        @Override
        public Destructible damaged(Damage damage) {
            ActionContext context = meddled.orElseThrow();
            meddled = Optional.empty();
            context.remove(VASE);
            return Health.of(1);
        }

        @Override
        public Destructible healed(int points) {
            damaged(Damage.physical(1));
            return this;
        }
    }

    /** Is cured when another effect begins. */
    private record Shy() implements Effect {
        @Override
        public Optional<Effect> merged(Effect newcomer) {
            meddled.ifPresent(context -> context.cure(HERO, effect -> true));
            return Optional.of(new Cramp());
        }
    }

    /** Loud ground that turns silent. */
    private record Gong() implements OpenTerrain {
        @Override
        public String name() {
            return "gong";
        }

        @Override
        public int soundCost() {
            return meddled.isPresent() ? 0 : 1;
        }
    }

    /** What is heard. */
    private record Crash() implements GameEvent {
        @Override
        public List<EntityId> involved() {
            return List.of();
        }

        @Override
        public Optional<Point> place() {
            return Optional.of(new Point(3, 0));
        }

        @Override
        public int loudness() {
            return 9;
        }
    }

    private static Blueprint rich() {
        Blueprint bag = Blueprint.item("bag").carrying(Blueprint.item("coin"));
        return Blueprint.of("orc").with(new Bystander()).carrying(Blueprint.item("ring"), bag);
    }

    private static List<String> names(Scenario scenario) {
        return scenario.game().view().entities().stream().map(Entity::name).toList();
    }

    private static void goesOn(Scenario scenario) {
        meddled = Optional.empty();
        Invariants.check(scenario.game());
        scenario.play(new Rest());
        Invariants.check(scenario.game());
    }

    @Test
    void oneExceptionThrownAgainByManyIsToldOnce() {
        Destructible brittle = new Destructible() {
            @Override
            public int hitPoints() {
                return 1;
            }

            @Override
            public Destructible damaged(Damage damage) {
                throw new ArithmeticException("planted");
            }

            @Override
            public Destructible healed(int points) {
                return this;
            }
        };
        GameCodeException[] caught = new GameCodeException[1];
        Answering again = Answering.to(Values.Noted.class, context -> {
            throw caught[0];
        });
        Scenario scenario = Values.scenario(
                Scenario.legend()
                        .replacing('@', Values.hero())
                        .with('v', Blueprint.of("vase").with(brittle))
                        .with('r', Blueprint.of("r").with(again)),
                "@vrr");
        scenario.game().submit(HERO, Deed.doing("breaks", context -> {
            caught[0] = catchThrowableOfType(
                    GameCodeException.class, () -> context.damage(scenario.id('v'), Damage.physical(1)));
            context.emit(new Values.Noted("broke"));
        }));

        assertThatThrownBy(scenario.game()::step).isInstanceOf(GameCodeException.class);
        goesOn(scenario);
    }

    @Test
    void aBrainThatIsToDecideNextKeepsToItsSlot() {
        Scenario scenario = Values.scenario(
                Scenario.legend()
                        .replacing('@', Values.hero())
                        .with('l', Blueprint.of("liar").with(new Liar(false))),
                "@l");
        scenario.game().submit(HERO, new Rest());

        assertThatThrownBy(() -> {
                    scenario.game().step();
                    scenario.game().step();
                })
                .isInstanceOf(GameCodeException.class)
                .hasMessageContaining("slot()");
        assertThat(scenario.entity('l').get(Brain.class)).contains(new Liar(false));
        Invariants.check(scenario.game());
    }

    @Test
    void nobodyIsSpawnedByGroundThatIsAskedAboutASpawn() {
        Legend legend = Scenario.legend().replacing('@', Values.hero()).with('n', new Nest());
        Scenario scenario = Values.scenario(legend, ".@.n");
        scenario.game().submit(HERO, Deed.doing("spawns", context -> {
            meddled = Optional.of(context);
            context.trySpawn(rich(), new Point(3, 0));
        }));

        assertThatThrownBy(scenario.game()::step)
                .isInstanceOf(GameCodeException.class)
                .hasMessageContaining("\"rat\" is spawned by code that is asked about another spawn");
        assertThat(names(scenario)).hasSize(1);
        goesOn(scenario);
    }

    @Test
    void nobodyIsSpawnedByAnEffectThatIsAskedAboutASpawn() {
        Scenario scenario = Values.scenario(Scenario.legend().replacing('@', Values.hero()), ".@..");
        Blueprint orc = rich().with(Effects.of(new Litter()));
        scenario.game().submit(HERO, Deed.doing("spawns", context -> {
            meddled = Optional.of(context);
            context.trySpawn(orc, new Point(3, 0));
        }));

        assertThatThrownBy(scenario.game()::step).isInstanceOf(GameCodeException.class);
        assertThat(names(scenario)).hasSize(1);
        goesOn(scenario);
    }

    @Test
    void whoseThingsCannotBeBroughtIsNotBroughtInEither() {
        Blueprint toy = Blueprint.item("toy").with(new Bystander()).with(Effects.of(new Cramp()));
        Blueprint child = Blueprint.of("child").carrying(Blueprint.item("ring"), toy);
        Scenario scenario = Values.scenario(Scenario.legend().replacing('@', Values.hero()), ".@..");

        scenario.game().submit(HERO, Deed.doing("spawns", context -> context.trySpawn(child, new Point(3, 0))));

        assertThatThrownBy(scenario.game()::step).isInstanceOf(GameCodeException.class);
        assertThat(names(scenario)).hasSize(1);
        assertThat(scenario.events()).noneMatch(event -> event.toString().contains("child"));
        goesOn(scenario);
    }

    @Test
    void whoLeavesWhileAskedWhatBecomesOfItIsToldOfOnce() {
        for (boolean harms : List.of(true, false)) {
            Scenario scenario = Values.scenario(
                    Scenario.legend()
                            .replacing('@', Values.hero())
                            .with('v', Blueprint.of("vase").with(new Mine())),
                    "@v");
            scenario.play(Deed.doing("breaks", context -> {
                meddled = Optional.of(context);
                assertThatThrownBy(() -> {
                            if (harms) {
                                context.damage(VASE, Damage.physical(1));
                            } else {
                                context.heal(VASE, 1);
                            }
                        })
                        .isInstanceOf(GameCodeException.class)
                        .hasMessageContaining("code that only answers a question");
            }));

            assertThat(scenario.events())
                    .filteredOn(event -> event instanceof Removed || event instanceof Damaged)
                    .hasSize(1);
            goesOn(scenario);
        }
    }

    @Test
    void anEffectThatCuresItselfWhileAskedIsNamed() {
        Scenario scenario = Values.scenario(
                Scenario.legend().replacing('@', Values.hero().with(Effects.of(new Litter(), new Shy()))), "@");
        scenario.game().submit(HERO, Deed.doing("afflicts", context -> {
            meddled = Optional.of(context);
            context.afflict(HERO, new Litter());
        }));

        assertThatThrownBy(scenario.game()::step)
                .isInstanceOfSatisfying(
                        GameCodeException.class,
                        named -> assertThat(named.culprit()).isEqualTo(new Shy()));
        goesOn(scenario);
    }

    @Test
    void groundThatSoundPassesForNothingLaterIsNamed() {
        Legend legend = Scenario.legend()
                .replacing('@', Values.hero().with(Senses.ofRadius(1)))
                .replacing('g', new Gong());
        Scenario scenario = Values.scenario(legend, "@ggg");
        scenario.game().submit(HERO, Deed.doing("beats", context -> {
            meddled = Optional.of(context);
            context.emit(new Crash());
        }));

        assertThatThrownBy(scenario.game()::step)
                .isInstanceOfSatisfying(
                        GameCodeException.class,
                        named -> assertThat(named.culprit()).isEqualTo(new Gong()));
        goesOn(scenario);
    }

    @Test
    void whatIsSpawnedAfterwardsHasTheNextIds() {
        Scenario scenario = Values.scenario(Scenario.legend().replacing('@', Values.hero()), ".@..");
        scenario.play(Deed.doing("spawns", context -> context.trySpawn(rich(), new Point(3, 0))));

        assertThat(names(scenario)).containsExactly("you", "orc", "ring", "bag", "coin");
        goesOn(scenario);
    }
}
