package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Board;
import io.github.undercroft.model.Choice;
import io.github.undercroft.model.Component;
import io.github.undercroft.model.GameView;
import io.github.undercroft.model.Imagined;
import io.github.undercroft.model.Offer;
import io.github.undercroft.model.Offers;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What an actor may do, and what might come of it. */
final class Lookahead {

    /** Makes the chances of an imagined game other ones. */
    private static final long SALT = 0x1A51_6E0F_0DD5_EEDL;

    private Lookahead() {}

    static Imagined imagine(World world, EntityState actor, Action action) {
        if (world.changes.isOpen()) {
            throw new IllegalStateException("Imagining is for deciding; " + GameCode.printed(action)
                    + " was imagined while something is" + " performed");
        }
        if (world.isImagined()) {
            throw new IllegalStateException(
                    "Imagining " + GameCode.printed(action) + " inside an imagined turn would never end; an effect or"
                            + " reaction that imagines must not be asked about what it imagines");
        }
        World copy = world.fork(SALT);
        EntityState same = copy.find(actor.id);
        if (same == null || copy.order.isEmpty() || copy.order.current() != actor.key) {
            throw new IllegalStateException(
                    "It is not the turn of " + actor + ", so it can't imagine " + GameCode.printed(action));
        }
        Step step = copy.runner.playInput(same, action);
        GameView after = same.view(copy).game();
        if (step instanceof Step.Awaiting awaiting) {
            return new Imagined(awaiting.refused(), ImmutableList.of(), after);
        }
        Step.Acted acted = (Step.Acted) step;
        return new Imagined(acted.why(), acted.events(), after);
    }

    static List<Choice> legalActions(World world, EntityState actor) {
        ActorView view = actor.view(world);
        Set<Offer> offers = new LinkedHashSet<>();
        collect(world, view, offers);
        ImmutableList.Builder<Choice> choices = ImmutableList.builder();
        for (Offer offer : offers) {
            choices.add(
                    offer instanceof Offer.Aimed aimed
                            ? new Choice.Aimed(aimed.template())
                            : tried(world, view, ((Offer.Plain) offer).action()));
        }
        return choices.build();
    }

    private static Choice tried(World world, ActorView view, Action action) {
        Reviewed reviewed = Reviewed.of(view, action);
        if (reviewed.veto() != null) {
            return new Choice.Refused(action, reviewed.veto());
        }
        Performance trial = world.performance;
        Performance.End end = trial.run(view, Performance.Purpose.TRIAL, reviewed.action());
        if (end == Performance.End.DONE) {
            return new Choice.Legal(action, trial.action, trial.cost);
        }
        if (end == Performance.End.UNPAID || trial.refusal == null) {
            return new Choice.Unaffordable(action, trial.action, trial.cost);
        }
        return new Choice.Refused(action, trial.refusal);
    }

    /** Asks the rules, the actor's components, its things, what lies under it, and the terrain under and around it. */
    private static void collect(World world, ActorView view, Set<Offer> offers) {
        for (Offers each : world.rules.offers()) {
            ask(each, view, offers);
        }
        EntityState actor = view.state();
        askComponents(actor, view, offers);
        Optional<Point> cell = actor.position();
        askThings(world, view, cell.isPresent() ? world.levelOf(actor).firstLying(cell.get()) : null, offers);
        if (cell.isPresent()) {
            Board level = view.board();
            ask(level.terrainAt(cell.get()), view, offers);
            for (Direction direction : Direction.all()) {
                ask(level.terrainAt(cell.get().step(direction)), view, offers);
            }
        }
    }

    /** What the actor has and what lies under it, all in the order of ids. */
    private static void askThings(World world, ActorView view, @Nullable EntityState lying, Set<Offer> offers) {
        EntityState had = world.belongings.first(view.state());
        EntityState under = lying;
        while (had != null || under != null) {
            if (had != null && (under == null || had.key < under.key)) {
                askComponents(had, view, offers);
                had = had.nextThing;
            } else if (under != null) {
                askComponents(under, view, offers);
                under = under.nextOnCell;
            }
        }
    }

    private static void askComponents(EntityState entity, ActorView view, Set<Offer> offers) {
        for (Component component : entity.slots.list()) {
            ask(component, view, offers);
        }
    }

    /** Adds an offer unless an equal one is there. */
    private static void add(Offer offer, Set<Offer> offers) {
        try {
            offers.add(offer);
        } catch (Throwable thrown) {
            Object culprit = offer instanceof Offer.Plain plain ? plain.action() : ((Offer.Aimed) offer).template();
            throw GameCode.failure("Comparing offers", culprit, thrown);
        }
    }

    private static void ask(Object source, ActorView view, Set<Offer> offers) {
        if (source instanceof Offers each) {
            try {
                for (Offer offer : each.offers(view)) {
                    add(Objects.requireNonNull(offer, "offers() answered a list with a null in it"), offers);
                }
            } catch (Throwable thrown) {
                throw GameCode.failure("Asking for offers to " + view.state(), source, thrown);
            }
        }
    }
}
