package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Perception;
import io.github.undercroft.Rest;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.sense.Awareness;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The game as one actor believes it to be, which writes down why the actor's brain decides as it does. */
final class ExplainingView extends ActorView {

    private final Views views;
    private final EntityState actor;
    private final List<Explanation.Asked> asked = new ArrayList<>();
    private final List<Explanation.Because> reasons = new ArrayList<>();
    /** How many reasons were told before the behaviour that is being asked. */
    private int before;

    private ExplainingView(Views views, EntityState actor) {
        super(views, actor);
        this.views = views;
        this.actor = actor;
    }

    /**
     * Asks the brain of an actor what to do, and writes down why.
     *
     * @param engine that of a copy
     */
    static Explanation explain(Engine engine, EntityId id) {
        EntityState actor = engine.world.find(id);
        Brain brain = actor == null ? null : actor.slots.brain;
        if (actor == null || brain == null) {
            throw new IllegalArgumentException("There is no actor " + id + " whose deeds could be explained");
        }
        try {
            return new ExplainingView(engine.views, actor).explanation(brain);
        } catch (Throwable thrown) {
            throw GameCode.failure("Deciding for " + actor, brain, thrown);
        }
    }

    private Explanation explanation(Brain brain) {
        Action input = actor.input;
        boolean isInput = input != null;
        Optional<Action> meant = input != null ? Optional.of(input) : decided(brain);
        if (reasons.isEmpty()) {
            asked.forEach(each -> reasons.addAll(each.why()));
        }
        if (isInput) {
            because("does what was submitted");
        } else if (meant.isPresent() && GameCode.equal(meant.get(), actor.unfinished)) {
            because("goes on with what it has begun");
            isInput = actor.unfinishedIsInput;
        }
        before = reasons.size();
        boolean isAskedAgain = isInput;
        Optional<Action> action = meant.flatMap(each -> reviewed(each, isAskedAgain));
        return new Explanation(actor.id, actor.name(), action, asked, reasons, knew());
    }

    private Optional<Action> decided(Brain brain) {
        Decision decision = Objects.requireNonNull(brain.decide(this), "decide() returned null");
        return decision instanceof Decision.Act act
                ? Optional.of(Objects.requireNonNull(act.action(), "it decided on null"))
                : Optional.empty();
    }

    /** What an action becomes by the actor's effects; empty if it is forbidden and the actor is asked again. */
    private Optional<Action> reviewed(Action meant, boolean isAskedAgain) {
        int told = reasons.size();
        ReviewedAction reviewed = ReviewedAction.of(actor, views.belongings, this, meant);
        if (reviewed.veto() != null) {
            unlessTold(told, "is kept by ", "is kept by an effect from what it means to do");
            return isAskedAgain ? Optional.empty() : Optional.of(new Rest());
        }
        if (!GameCode.equal(reviewed.action(), meant)) {
            unlessTold(told, "is made by ", "is made by an effect to do something else than it means to");
        }
        return Optional.of(reviewed.action());
    }

    /** Tells that reason unless an effect told which one it is. */
    private void unlessTold(int from, String beginning, String reason) {
        if (reasons.stream().skip(from).noneMatch(each -> each.reason().startsWith(beginning))) {
            because(reason);
        }
    }

    private List<Explanation.Known> knew() {
        Awareness aware = Awareness.of(this);
        ImmutableList.Builder<Explanation.Known> knew = ImmutableList.builder();
        for (Entity enemy : aware.enemies()) {
            enemy.position().ifPresent(at -> knew.add(new Explanation.Known(enemy.id(), enemy.name(), at, true)));
        }
        for (Perception.Sighting last : aware.missing()) {
            knew.add(new Explanation.Known(last.who().id(), last.who().name(), last.at(), false));
        }
        return knew.build();
    }

    @Override
    public void because(String reason) {
        because(reason, ImmutableList.of());
    }

    @Override
    public void because(String reason, Point goal) {
        because(reason, ImmutableList.of(goal));
    }

    @Override
    public void because(String reason, List<Point> way) {
        Explanation.Because told = new Explanation.Because(reason, way);
        if (!reasons.contains(told)) {
            reasons.add(told);
        }
    }

    @Override
    public void answered(Object what, Optional<Action> answer) {
        List<Explanation.Because> told = reasons.subList(before, reasons.size());
        asked.add(new Explanation.Asked(what, answer, answer.isEmpty() ? told : ImmutableList.of()));
        if (answer.isEmpty()) {
            told.clear();
        }
        before = reasons.size();
    }
}
