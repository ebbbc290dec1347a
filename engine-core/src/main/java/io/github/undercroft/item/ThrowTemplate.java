package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionTemplate;
import io.github.undercroft.model.Aim;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.TurnView;
import java.util.List;

/** A throw that still has to be aimed. */
public record ThrowTemplate(EntityId thing, int range) implements ActionTemplate {

    @Override
    public Action aimed(Aim aim) {
        return new Throw(thing, aim);
    }

    /** The cell where it would end. */
    @Override
    public List<Point> area(TurnView turn, Aim aim) {
        List<Point> path = Throw.path(turn, aim, range);
        return path.isEmpty() ? ImmutableList.of() : ImmutableList.of(path.get(path.size() - 1));
    }
}
