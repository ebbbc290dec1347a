package io.github.undercroft.game;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionTemplate;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Ages;
import io.github.undercroft.Aim;
import io.github.undercroft.Bumpable;
import io.github.undercroft.Component;
import io.github.undercroft.Effect;
import io.github.undercroft.Entity;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Gas;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.terrain.OpenTerrain;
import java.util.List;
import java.util.Optional;

/** Plain values that the {@link AuthorStages} put into their games. */
final class StageValues {

    private StageValues() {}

    record Sickness(String name) implements Effect {}

    /** Merges with whatever comes. */
    record Sponge() implements Effect {
        @Override
        public Optional<Effect> merged(Effect newcomer) {
            return Optional.of(this);
        }
    }

    record Plain(String name) implements OpenTerrain {}

    record Acting(String name) implements OpenTerrain, ActiveTerrain {}

    record Growing(String name) implements OpenTerrain, Ages {
        @Override
        public int turns(RandomSource chance) {
            return 1;
        }

        @Override
        public void age(ActionContext context, Point at, RandomSource chance) {}
    }

    record Fume(String name, int amount) implements Gas {
        @Override
        public Fume of(int other) {
            return new Fume(name, other);
        }

        @Override
        public int thinning() {
            return 0;
        }
    }

    record Loud(String what) implements GameEvent {
        @Override
        public int loudness() {
            return 20;
        }

        @Override
        public Optional<Point> place() {
            return Optional.of(new Point(0, 0));
        }
    }

    /** Blocks its cell, and passes bumps on. */
    record Chest(Bumpable inner) implements Component, Bumpable {
        @Override
        public Optional<Action> whenBumped(TurnView by, Entity self) {
            return inner.whenBumped(by, self);
        }

        @Override
        public String toString() {
            return "chest with a hostile Bumpable";
        }
    }

    record Mark() implements Component {}

    record Template() implements ActionTemplate {
        @Override
        public int range(TurnView turn) {
            return 1;
        }

        @Override
        public Action aimed(Aim aim) {
            return new Rest();
        }

        @Override
        public List<Point> area(TurnView turn, Aim aim) {
            return List.of();
        }
    }
}
