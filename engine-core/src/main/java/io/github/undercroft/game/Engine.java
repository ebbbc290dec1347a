package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.GameEvent;
import io.github.undercroft.GameView;
import io.github.undercroft.Imagined;
import io.github.undercroft.Offer;
import io.github.undercroft.Percept;
import io.github.undercroft.TurnView;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.perception.Beliefs;
import io.github.undercroft.game.perception.Recollections;
import io.github.undercroft.game.perception.SightRules;
import io.github.undercroft.game.perception.SurroundingsIndex;
import io.github.undercroft.game.perception.VisibleChanges;
import io.github.undercroft.game.state.Belongings;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Residents;
import io.github.undercroft.game.state.World;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Wires the services of one game: creates them and gives each the others that it needs. */
final class Engine implements Imagination {

    /** Changes the random numbers of an imagined game. */
    private static final long SALT = 0x1A51_6E0F_0DD5_EEDL;

    final World world;
    final Rules rules;
    final EntityWriter writer;
    final Changes changes;
    final Births births;
    final Belongings belongings;
    final Residents residents;
    final Recollections recollections;
    final Views views;
    final TurnRunner runner;
    private final Performance performance;
    private final TravelPhase travel;
    private final VisibleChanges visibleChanges;
    private final Beliefs beliefs;
    private final Knowledge knowledge;
    private final SurroundingsIndex surroundings;
    private @Nullable PerceptionPhase perception;

    Engine(World world, Rules rules) {
        this.world = world;
        this.rules = rules;
        belongings = new Belongings(world);
        residents = new Residents(world, belongings);
        surroundings = new SurroundingsIndex(
                world,
                residents,
                new SightRules(
                        rules::newFieldOfView,
                        rules.ambientLight(),
                        world.seed,
                        rules.scheduler().normalTurn(),
                        world.failures));
        visibleChanges = new VisibleChanges(world, surroundings);
        Memberships memberships = new Memberships(world, rules, belongings);
        writer = new EntityWriter(world, belongings, residents, visibleChanges);
        changes = new Changes(world, belongings, memberships, writer, visibleChanges);
        PlacementRules placementRules = new PlacementRules(world, belongings);
        GroundClock ageing = new GroundClock(world, rules, changes);
        Landscaper landscaper = new Landscaper(world, rules, changes, ageing);
        births = new Births(world, rules, changes, placementRules, ageing);
        beliefs = new Beliefs(world, rules.guises, rules.registry(), this::whole);
        recollections = new Recollections(world, surroundings, beliefs);
        knowledge = new Knowledge(world, belongings, recollections, beliefs);
        views = new Views(world, rules, belongings, surroundings, recollections, beliefs, knowledge, this);
        ContextServices contextServices =
                new ContextServices(world, rules, changes, belongings, placementRules, births, landscaper);
        GameCodeRunner gameCode = new GameCodeRunner(contextServices, views);
        performance = new Performance(contextServices);
        SettlePhase settle = new SettlePhase(world, residents, views, performance, gameCode);
        GroundAndEffectsPhase groundAndEffects = new GroundAndEffectsPhase(world, gameCode, contextServices);
        ClockPhase clock = new ClockPhase(world, rules, settle, ageing, landscaper, gameCode);
        travel = new TravelPhase(
                world,
                settle,
                () -> new LevelServices(
                        new LevelTravel(world, rules, changes, views, new LevelMaker(world, rules, births)),
                        new LevelActivation(
                                world,
                                rules,
                                settle,
                                groundAndEffects,
                                gameCode,
                                residents,
                                clock,
                                new Attendance(world, rules, memberships))));
        runner = new TurnRunner(
                world,
                rules,
                changes,
                views,
                performance,
                new Phases(settle, groundAndEffects, clock, travel, visibleChanges, this::perception));
    }

    /** Lists what an actor can do. With senses it tries that in a copy of what it knows, so the list reveals nothing else. */
    List<Choice> legalActions(EntityState actor, List<Offer> more) {
        TurnView view = views.of(actor);
        Engine trials = actor.perceives() ? known(actor) : this;
        EntityState same = Objects.requireNonNull(trials.world.find(actor.id));
        trials.world.order.current();
        return new LegalActions(rules, belongings, view, action -> trials.tried(same, action)).of(actor, more);
    }

    private GameView whole() {
        return views.whole();
    }

    /** Tries an action, and undoes it. */
    private Performed tried(EntityState actor, Action action) {
        return performance.run(actor, views.of(actor), Performance.Purpose.TRIAL, action);
    }

    /** Updates what observers perceive; a game without senses never asks for it. */
    PerceptionPhase perception() {
        PerceptionPhase known = perception;
        if (known == null) {
            known = new PerceptionPhase(
                    world, rules, changes, belongings, residents, beliefs, visibleChanges, surroundings, recollections);
            perception = known;
        }
        return known;
    }

    LevelTravel levelTravel() {
        return travel.services().travel();
    }

    @Override
    public Imagined imagine(EntityState actor, Action action) {
        if (changes.isOpen()) {
            throw new IllegalStateException("imagine() may be called only while an actor decides; "
                    + GameCode.printed(action) + " was imagined while an action is performed");
        }
        if (world.isImagined()) {
            throw new IllegalStateException(
                    "Imagining " + GameCode.printed(action) + " inside an imagined turn would never end; an effect or"
                            + " reaction that imagines must not be asked about what it imagines");
        }
        Engine copy = actor.perceives() ? known(actor) : new Engine(world.imagine(SALT), rules);
        EntityState same = copy.world.find(actor.id);
        if (same == null || copy.world.order.isEmpty() || copy.world.order.current() != actor.key) {
            throw new IllegalStateException(
                    "It is not the turn of " + actor + ", so it can't imagine " + GameCode.printed(action));
        }
        Step step = copy.runner.playInput(same, action);
        GameView after = copy.views.of(same).whole();
        if (step instanceof Step.Awaiting awaiting) {
            return new Imagined(awaiting.refused(), ImmutableList.of(), after);
        }
        Step.Acted acted = (Step.Acted) step;
        return new Imagined(acted.why(), copy.world.isSupposed() ? seenBy(actor, acted) : acted.events(), after);
    }

    /** An engine for a copy of what an actor knows. */
    private Engine known(EntityState actor) {
        return new Engine(
                KnownWorld.of(world, actor, recollections.perceptionOf(actor), belongings, beliefs, SALT), rules);
    }

    private static List<GameEvent> seenBy(EntityState actor, Step.Acted acted) {
        return acted.percepts().getOrDefault(actor.id, ImmutableList.of()).stream()
                .filter(Percept.Saw.class::isInstance)
                .map(percept -> ((Percept.Saw) percept).event())
                .toList();
    }
}
