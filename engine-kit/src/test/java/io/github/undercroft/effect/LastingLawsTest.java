package io.github.undercroft.effect;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Arrival;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Brain;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Decision;
import io.github.undercroft.Effect;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.Location;
import io.github.undercroft.Player;
import io.github.undercroft.Refusal;
import io.github.undercroft.Rest;
import io.github.undercroft.Speed;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.Died;
import io.github.undercroft.event.EffectEnded;
import io.github.undercroft.follower.Companion;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.level.Absence;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.move.Wait;
import io.github.undercroft.random.Dice;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.time.SchedulerFactory;
import io.github.undercroft.time.Schedulers;
import io.github.undercroft.value.RecordTypes;
import io.github.undercroft.value.ValueRegistry;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What lasts against a slow model that counts turns, in random games of somebody who doses everybody. */
class LastingLawsTest {

    private static final int STEPS = 80;

    /** How many missed turns are made up for where time passes. */
    private static final int MAX_PASSING = 3;

    private static final EffectKind[] KINDS = {EffectKind.HASTE, EffectKind.POISON, EffectKind.PARALYSIS};

    private static final ValueRegistry REGISTRY = ValueRegistry.builder()
            .types(RecordTypes.of(
                    MethodHandles.lookup(),
                    "laws",
                    Dose.class,
                    Dose.Spilt.class,
                    Idler.class,
                    Charm.class,
                    Lift.class,
                    Send.class))
            .build();

    /** Waits or rests. */
    record Idler(int turns) implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            return Decision.act(turns % 3 == 0 ? new Rest() : new Wait(), new Idler(turns + 1));
        }
    }

    /** Swaps somebody's brain. */
    record Charm(EntityId who) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.set(who, new Idler(1));
            return ActionResult.succeeded();
        }
    }

    /** Takes somebody up, or puts it down. */
    record Lift(EntityId who) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            EntityId self = context.view().actor().id();
            Board board = context.board();
            Optional<Location> where = context.view().entity(who).map(Entity::location);
            if (where.equals(Optional.of(new Location.CarriedBy(self)))) {
                return context.tryPlace(
                        who, new Location.OnLevel(board.level(), context.view().position()));
            }
            boolean lies = where.filter(at -> at instanceof Location.OnLevel on && on.level() == board.level())
                    .isPresent();
            return lies
                    ? context.tryPlace(who, new Location.CarriedBy(self))
                    : ActionResult.failed(new Refusal.NotOnBoard(who));
        }
    }

    /** Lets somebody travel. */
    record Send(EntityId who, int level) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return context.tryTravel(who, level, Arrival.byPortal());
        }
    }

    private static Game game(long seed) {
        RandomSource random = RandomSource.of(seed);
        Legend legend = Legend.standard()
                .with('@', being("you", random).with(new Player()).with(Faction.PLAYERS))
                .with('g', being("goblin", random).with(new Idler(0)))
                .with('d', being("dog", random).with(new Idler(0)).with(new Companion(new EntityId(0, 1))))
                .with('i', Blueprint.item("imp").with(Health.of(50)).with(new Idler(0)));
        SchedulerFactory[] orders = {Schedulers.energyBySpeed(), Schedulers.timeline(), Schedulers.energyByResting()};
        return Game.start(
                Rules.named("doses")
                        .registry(REGISTRY)
                        .scheduler(orders[random.nextInt(3)])
                        .level("level", LevelText.of("....\nd@gi\n..g.", legend))
                        .level("cellar", LevelText.of("....\n.g..", legend))
                        .absence(absence(seed))
                        .build(),
                seed);
    }

    private static Absence absence(long seed) {
        Absence[] all = {Absence.frozen(), Absence.playedOn(), Absence.passing(MAX_PASSING)};
        return all[(int) Math.floorMod(seed, 3L)];
    }

    private static boolean isPassing(long seed) {
        return absence(seed) instanceof Absence.Passing;
    }

    private static Blueprint being(String name, RandomSource random) {
        Blueprint made = Blueprint.of(name).with(Health.of(20 + random.nextInt(50)));
        return random.nextBoolean() ? made.with(new Speed(1 + random.nextInt(120))) : made;
    }

    private static Action action(Game game, RandomSource random) {
        List<Entity> all = game.view().entities();
        EntityId who = all.get(random.nextInt(all.size())).id();
        return switch (random.nextInt(15)) {
            case 12, 13 -> new Send(new EntityId(0, 1), random.nextInt(2));
            case 14 -> new Send(who, random.nextInt(2));
            case 0 -> new Rest();
            case 1 -> new Move(Direction.all().get(random.nextInt(8)));
            case 2 -> new Dose(who, Cure.of(KINDS[random.nextInt(3)]));
            case 3 -> new Charm(all.get(all.size() - 1).id());
            case 4 -> new Lift(all.get(all.size() - 1).id());
            case 5 -> new Dose.Spilt(new Dose(who, new Afflict(lasting(random))));
            default -> new Dose(who, new Afflict(lasting(random)));
        };
    }

    private static Lasting lasting(RandomSource random) {
        int kind = random.nextInt(8) == 0 ? 2 : random.nextInt(2);
        Effect what = switch (kind) {
            case 0 -> new Quickness(50 + 50 * random.nextInt(4));
            case 1 -> new EachTurn(new Harm(Dice.constant(random.nextInt(3)), new DamageKind("venom")));
            default -> new Paralysis();
        };
        Stacking stacking = Stacking.values()[random.nextInt(5)];
        boolean endless = kind < 2 && random.chance(1, 20);
        return (endless ? Lasting.endless(KINDS[kind], what) : Lasting.of(KINDS[kind], what, 1 + random.nextInt(6)))
                .stacking(stacking);
    }

    /** Counts the turns of what lasts on one entity; 0 left is endless. */
    private static final class Counted {
        private Lasting value;
        private boolean fresh;

        Counted(Lasting value, boolean fresh) {
            this.value = value;
            this.fresh = fresh;
        }

        private int left() {
            return value.span() instanceof Span.Turns turns ? turns.left() : 0;
        }

        private void set(Effect what, int left) {
            Lasting made = left == 0 ? Lasting.endless(value.kind(), what) : Lasting.of(value.kind(), what, left);
            value = made.stacking(value.stacking()).by(value.by());
        }

        private void meet(Lasting newcomer) {
            Counted other = new Counted(newcomer, false);
            boolean longer = left() != 0 && (other.left() == 0 || other.left() > left());
            int strength = strength(newcomer.what()) - strength(value.what());
            switch (newcomer.stacking()) {
                case REPLACE -> value = newcomer;
                case EXTEND -> {
                    set(value.what(), left() == 0 || other.left() == 0 ? 0 : left() + other.left());
                    value = newcomer.by().equals(EntityId.WORLD) ? value : value.by(newcomer.by());
                }
                case KEEP_STRONGER -> value = strength > 0 || (strength == 0 && longer) ? newcomer : value;
                case IGNORE, SEPARATE -> {}
            }
        }

        private static int strength(Effect what) {
            if (what instanceof Quickness pace) {
                return pace.percent() > 100 ? pace.percent() - 100 : 100 - pace.percent();
            }
            return what instanceof EachTurn each ? ((Harm) each.what()).points().max() : 0;
        }
    }

    private final Map<EntityId, List<Counted>> model = new TreeMap<>();

    private List<Counted> of(EntityId who) {
        return model.computeIfAbsent(who, id -> new ArrayList<>());
    }

    private void done(EntityId actor, Action action, List<Effect> ended) {
        if (action instanceof Dose dose && dose.what() instanceof Afflict afflict) {
            Lasting given = (Lasting) afflict.effect();
            Lasting newcomer = dose.who().equals(actor) ? given : given.by(actor);
            List<Counted> there = of(dose.who());
            Counted met = null;
            for (Counted each : there) {
                if (met == null
                        && each.value.kind().equals(newcomer.kind())
                        && newcomer.stacking() != Stacking.SEPARATE) {
                    met = each;
                }
            }
            if (met == null) {
                there.add(new Counted(newcomer, dose.who().equals(actor)));
            } else {
                Lasting before = met.value;
                met.meet(newcomer);
                if (newcomer.stacking() == Stacking.REPLACE || newcomer.stacking() == Stacking.KEEP_STRONGER) {
                    keepOne(there, met, before, newcomer.stacking(), ended);
                }
            }
        } else if (action instanceof Dose dose && dose.what() instanceof Cure cure) {
            for (Counted each : List.copyOf(of(dose.who()))) {
                if (cure.kinds().contains(each.value.kind())) {
                    of(dose.who()).remove(each);
                    ended.add(each.value);
                }
            }
        }
    }

    /** Of several that went on side by side the one stays that would have won if they had come one after the other. */
    private static void keepOne(
            List<Counted> there, Counted met, Lasting before, Stacking stacking, List<Effect> ended) {
        Counted stays = met;
        for (Counted other : List.copyOf(there.subList(there.indexOf(met) + 1, there.size()))) {
            if (other.value.kind().equals(met.value.kind())) {
                Counted meeting = new Counted(stays.value, false);
                Lasting rival = other.value.stacking(Stacking.KEEP_STRONGER);
                meeting.meet(rival);
                boolean isBeaten = stacking == Stacking.KEEP_STRONGER
                        && meeting.value.equals(rival)
                        && !stays.value.stacking(Stacking.KEEP_STRONGER).equals(rival);
                ended.add(!isBeaten ? other.value : stays == met ? before : stays.value);
                there.remove(isBeaten ? stays : other);
                stays = isBeaten ? other : stays;
            }
        }
    }

    private void turnEnds(EntityId actor, List<Effect> ended) {
        for (Counted each : List.copyOf(of(actor))) {
            if (each.fresh) {
                each.fresh = false;
            } else if (each.left() == 1) {
                of(actor).remove(each);
                ended.add(each.value);
            } else if (each.left() > 1) {
                each.set(each.value.what(), each.left() - 1);
            }
        }
    }

    /** How many turns were made up for, in which something that lasts changed. */
    private int passed;

    /** Makes up for as many turns as it takes on a level that is played again; one too many shows afterwards. */
    private void pass(Game before, Game game, List<Effect> ended) {
        for (int level : before.view().levels()) {
            if (before.view().isActive(level) || !game.view().isActive(level)) {
                continue;
            }
            List<EntityId> there = before.view().board(level).orElseThrow().entities().stream()
                    .map(Entity::id)
                    .toList();
            for (int turn = 0; turn < MAX_PASSING && !areAsCounted(game, there); turn++) {
                there.forEach(who -> turnEnds(who, ended));
                passed++;
            }
        }
    }

    private boolean areAsCounted(Game game, List<EntityId> all) {
        return all.stream()
                .filter(who -> game.view().entity(who).isPresent())
                .allMatch(who -> game.view()
                        .entity(who)
                        .flatMap(entity -> entity.get(Effects.class))
                        .map(Effects::all)
                        .orElse(List.of())
                        .equals(of(who).stream().map(each -> each.value).toList()));
    }

    @Property
    void everythingLastsAsLongAsItsDeclaredEndAndEndsOnceWhereverItsBearerIs(@ForAll long seed) {
        play(seed);
    }

    @Example
    void inTheseGamesTimePassesWhereNobodyIs() {
        for (long seed = 0; seed < 60; seed++) {
            play(seed);
        }
        assertThat(passed).isGreaterThan(20);
    }

    private void play(long seed) {
        model.clear();
        Game game = game(seed);
        RandomSource inputs = RandomSource.of(seed + 1);
        for (int i = 0; i < STEPS; i++) {
            Game before = game.fork();
            Step step = game.step();
            if (step instanceof Step.Awaiting awaiting) {
                game.submit(awaiting.actor(), action(game, inputs));
            }
            if (!(step instanceof Step.Acted acted)) {
                continue;
            }
            List<Effect> ended = new ArrayList<>();
            done(acted.actor(), acted.action(), ended);
            turnEnds(acted.actor(), ended);
            if (isPassing(seed)) {
                pass(before, game, ended);
            }
            for (Entity entity : game.view().entities()) {
                assertThat(entity.get(Effects.class).map(Effects::all).orElse(List.of()))
                        .as("on %s after %s", entity, acted)
                        .containsExactlyElementsOf(
                                of(entity.id()).stream().map(each -> each.value).toList());
            }
            if (acted.events().stream().noneMatch(Died.class::isInstance)) {
                assertThat(acted.events().stream()
                                .filter(EffectEnded.class::isInstance)
                                .map(event -> ((EffectEnded) event).effect()))
                        .as("ended in %s", acted)
                        .containsExactlyElementsOf(ended);
            }
            Invariants.check(game);
        }
    }

    @Property
    void aRefusedDoseLeavesNothingBehindAndForksAgree(@ForAll long seed) {
        Game game = game(seed);
        RandomSource inputs = RandomSource.of(seed + 1);
        for (int i = 0; i < STEPS / 2; i++) {
            if (game.step() instanceof Step.Awaiting awaiting) {
                long hash = game.stateHash();
                Game fork = game.fork();
                game.submit(awaiting.actor(), new Dose.Spilt(new Dose(awaiting.actor(), new Afflict(lasting(inputs)))));
                if (game.step() instanceof Step.Awaiting) {
                    assertThat(game.stateHash()).isEqualTo(hash);
                    Action action = action(game, inputs);
                    game.submit(awaiting.actor(), action);
                    fork.submit(awaiting.actor(), action);
                    assertThat(game.step()).isEqualTo(fork.step());
                    assertThat(game.stateHash()).isEqualTo(fork.stateHash());
                }
            }
        }
    }
}
