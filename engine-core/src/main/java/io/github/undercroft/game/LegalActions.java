package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.Blocks;
import io.github.undercroft.Board;
import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import io.github.undercroft.Offer;
import io.github.undercroft.Offers;
import io.github.undercroft.TurnView;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.Belongings;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;

/** Lists what an actor may do: each offer is tried and undone. */
final class LegalActions {

    private final Rules rules;
    private final Belongings belongings;
    private final TurnView view;
    private final Function<Action, Performed> trial;

    LegalActions(Rules rules, Belongings belongings, TurnView view, Function<Action, Performed> trial) {
        this.rules = rules;
        this.belongings = belongings;
        this.view = view;
        this.trial = trial;
    }

    /** The choices of an actor now: of what the game offers, and then of what is offered besides. */
    List<Choice> of(EntityState actor, List<Offer> more) {
        Set<Offer> offers = new LinkedHashSet<>();
        collect(actor, offers);
        more.forEach(offer -> add(offer, offers));
        ImmutableList.Builder<Choice> choices = ImmutableList.builder();
        for (Offer offer : offers) {
            choices.add(
                    offer instanceof Offer.Aimed aimed
                            ? new Choice.Aimed(aimed.template())
                            : tried(actor, ((Offer.Plain) offer).action()));
        }
        return choices.build();
    }

    private Choice tried(EntityState actor, Action action) {
        ReviewedAction reviewed = ReviewedAction.of(actor, belongings, view, action);
        if (reviewed.veto() != null) {
            return new Choice.Refused(action, reviewed.veto());
        }
        Performed tried = trial.apply(reviewed.action());
        if (tried instanceof Performance.Done done) {
            return new Choice.Legal(action, done.action(), done.cost());
        }
        if (tried instanceof Performed.Unpaid unpaid) {
            return new Choice.Unaffordable(action, unpaid.action(), unpaid.cost());
        }
        return new Choice.Refused(
                action, tried instanceof Performance.Refused refused ? refused.why() : ((Performed.Cut) tried).why());
    }

    /**
     * Collects offers from the rules, the actor's components, its things, the things on its cell, and the terrain on
     * and around its cell.
     */
    private void collect(EntityState actor, Set<Offer> offers) {
        for (Offers each : rules.offers) {
            ask(each, offers);
        }
        askComponents(actor, offers);
        List<Point> cells = actor.cells();
        Board level = view.board();
        askThings(cells.size() == 1 ? level.entitiesAt(cells.get(0)) : thingsOn(level, cells), offers);
        for (Point cell : cells) {
            ask(level.terrainAt(cell), offers);
        }
        for (Point cell : cells) {
            for (Direction direction : Direction.all()) {
                Point beside = cell.step(direction);
                if (cells.size() == 1 || !cells.contains(beside)) {
                    ask(level.terrainAt(beside), offers);
                }
            }
        }
    }

    /** What lies on several cells, by id. */
    private static List<Entity> thingsOn(Board level, List<Point> cells) {
        return cells.stream()
                .flatMap(cell -> level.entitiesAt(cell).stream())
                .filter(each -> !each.has(Blocks.class))
                .sorted(Comparator.comparing(Entity::id))
                .collect(ImmutableList.toImmutableList());
    }

    /**
     * Collects offers from the things that the actor has and from those that it knows on its cell, in the order of ids.
     */
    private void askThings(List<Entity> there, Set<Offer> offers) {
        List<Entity> had = view.things();
        int next = 0;
        for (Entity under : there) {
            if (under.has(Blocks.class)) {
                continue;
            }
            for (; next < had.size() && had.get(next).id().key() < under.id().key(); next++) {
                askComponents(had.get(next), offers);
            }
            askComponents(under, offers);
        }
        for (; next < had.size(); next++) {
            askComponents(had.get(next), offers);
        }
    }

    private void askComponents(Entity entity, Set<Offer> offers) {
        for (Component component : entity.components()) {
            if (component instanceof Offers each) {
                ask(each, turn -> each.offers(turn, entity), offers);
            }
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

    private void ask(Object source, Set<Offer> offers) {
        if (source instanceof Offers each) {
            ask(each, each, offers);
        }
    }

    private void ask(Offers source, Offers answers, Set<Offer> offers) {
        try {
            for (Offer offer : answers.offers(view)) {
                add(Objects.requireNonNull(offer, "offers() returned a list that contains null"), offers);
            }
        } catch (Throwable thrown) {
            throw GameCode.failure("Asking for offers to " + view.actor(), source, thrown);
        }
    }
}
