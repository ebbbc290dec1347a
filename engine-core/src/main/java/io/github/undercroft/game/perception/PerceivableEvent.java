package io.github.undercroft.game.perception;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Cause;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.Sound;
import io.github.undercroft.event.Moved;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Footprint;
import io.github.undercroft.memory.Memory;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** An event of this step with its place and its parties, found once for all observers. */
final class PerceivableEvent {

    final GameEvent event;
    final Level level;
    final @Nullable Point place;
    final int loudness;
    final Sound sound;
    final @Nullable Point origin;
    /** What the one fills to whom it happens, if that is several cells. */
    private final @Nullable Footprint body;

    private final boolean isMove;
    /** What the actor recognises wherever it is. */
    final @Nullable EntityId handled;
    /** The entities involved first, then the one that caused the event. */
    private final List<EntityState> parties = new ArrayList<>(2);

    /** The entities that perceive it wherever it happens: those involved, and who did it to them. */
    private final int involved;

    /** Those to whom it happens, without who did it to them. */
    private final int subjects;

    final int partiesBefore;

    PerceivableEvent(World world, GameEvent event, Level level, int partiesBefore) {
        this.event = event;
        this.level = level;
        this.partiesBefore = partiesBefore;
        List<EntityId> ids = event.involved();
        for (int i = 0; i < ids.size(); i++) {
            add(world, ids.get(i));
        }
        this.subjects = parties.size();
        addCauser(
                world,
                Objects.requireNonNull(
                        event.cause(), "cause() returned null; return Cause.WORLD if no entity caused it"));
        this.involved = ids.isEmpty() ? 0 : parties.size();
        Point said = event.place().orElse(null);
        this.place = inside(said == null && !ids.isEmpty() ? cellOf(world, ids.get(0)) : said);
        this.origin = inside(event.origin().orElse(null));
        EntityState subject = ids.isEmpty() ? null : world.findOrGone(ids.get(0));
        this.body = subject == null ? null : subject.slots.body;
        this.isMove = event instanceof Moved;
        this.handled = event.handled().orElse(null);
        this.loudness = event.loudness();
        this.sound = Objects.requireNonNull(event.sound(), "sound() returned null; return for example Sound.NOISE");
    }

    private void addCauser(World world, Cause cause) {
        if (cause instanceof Cause.Deed deed) {
            add(world, deed.actor());
        } else if (cause instanceof Cause.Answer answer) {
            add(world, answer.reactor());
        } else if (cause instanceof Cause.EffectOn lasting) {
            add(world, lasting.bearer());
        }
    }

    private void add(World world, EntityId id) {
        EntityState entity = world.findOrGone(id);
        if (entity != null && !parties.contains(entity)) {
            parties.add(entity);
        }
    }

    private @Nullable Point cellOf(World world, EntityId id) {
        EntityState entity = world.findOrGone(id);
        Location.OnLevel place = entity == null ? null : world.placeOf(entity);
        return place != null && place.level() == level.level() ? place.cell() : null;
    }

    /** The cell; null if it is outside the level. */
    private @Nullable Point inside(@Nullable Point cell) {
        return cell != null && level.contains(cell) ? cell : null;
    }

    /** Notes all observers that the event may concern. */
    void expect(VisibleChanges changes) {
        for (int i = 0; i < involved; i++) {
            changes.expect(parties.get(i));
        }
        changes.expectAround(level, place, loudness);
        changes.expectAround(level, origin, 0);
        for (Point cell : wholePlace()) {
            changes.expectAround(level, cell, 0);
        }
    }

    boolean involves(EntityState observer) {
        for (int i = 0; i < involved; i++) {
            if (parties.get(i) == observer) {
                return true;
            }
        }
        return false;
    }

    /** Whether somebody else does it to the observer, not silently, from a cell that it does not see. */
    boolean strikesFromAfar(EntityState observer, Memory memory) {
        return origin != null
                && loudness > 0
                && parties.indexOf(observer) > 0
                && parties.indexOf(observer) < subjects
                && memory.level() == level.level()
                && !memory.sees(origin.x(), origin.y());
    }

    /** Whether either end of the event is in view, or any cell of one that fills several. */
    boolean isSeen(Memory memory) {
        return memory.level() == level.level()
                && (sees(memory, place)
                        || sees(memory, origin)
                        || wholePlace().stream().anyMatch(cell -> sees(memory, inside(cell))));
    }

    /** All cells of somebody that fills several, where it happens and, if it moved, from where it came. */
    private List<Point> wholePlace() {
        if (body == null || place == null) {
            return ImmutableList.of();
        }
        ImmutableList.Builder<Point> cells = ImmutableList.<Point>builder().addAll(body.cells(place));
        return isMove && origin != null ? cells.addAll(body.cells(origin)).build() : cells.build();
    }

    private static boolean sees(Memory memory, @Nullable Point cell) {
        return cell != null && memory.sees(cell.x(), cell.y());
    }

    /** Whether it happens to somebody, who is the first party. */
    boolean hasSubject() {
        return involved > 0;
    }

    int parties() {
        return parties.size();
    }

    EntityState party(int index) {
        return parties.get(index);
    }
}
