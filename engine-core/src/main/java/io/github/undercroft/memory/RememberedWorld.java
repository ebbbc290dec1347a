package io.github.undercroft.memory;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Board;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Percept;
import io.github.undercroft.Perception;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;

/** The face of a memory. */
public final class RememberedWorld implements Perception {

    private final Memories memories;
    private final Entity self;
    private final LongSupplier now;
    private final UnaryOperator<Entity> seeming;
    private RememberedBoard board;
    /** The latest answer: neighbouring cells were often seen at the same time. */
    private OptionalLong latest = OptionalLong.empty();

    /**
     * What an observer remembers.
     *
     * @param now tells the time of its game
     * @param seeming shows a picture as it takes it
     */
    public RememberedWorld(Memories memories, Entity self, LongSupplier now, UnaryOperator<Entity> seeming) {
        this.seeming = seeming;
        this.memories = memories;
        this.self = self;
        this.now = now;
        this.board = new RememberedBoard(memories.present(), self, seeming);
    }

    private Memory memory() {
        return memories.present();
    }

    @Override
    public EntityId observer() {
        return self.id();
    }

    @Override
    public BitGridView visible() {
        return memory().visible();
    }

    @Override
    public boolean sees(Point cell) {
        return board().contains(cell) && memory().sees(cell.x(), cell.y());
    }

    @Override
    public boolean sees(EntityId who) {
        return who.equals(self.id()) || memory().hasInView(who);
    }

    @Override
    public List<Entity> inView() {
        return remembered().inView();
    }

    @Override
    public Board board() {
        return remembered();
    }

    private RememberedBoard remembered() {
        Memory present = memory();
        if (board.memory() != present) {
            board = new RememberedBoard(present, self, seeming);
        }
        return board;
    }

    @Override
    public Optional<Board> board(int level) {
        if (level == memory().level()) {
            return Optional.of(board());
        }
        for (Memory other : memories.others()) {
            if (other.level() == level) {
                return Optional.of(new RememberedBoard(other, self, seeming));
            }
        }
        return Optional.empty();
    }

    @Override
    public OptionalLong lastSeen(Point cell) {
        long when = board().contains(cell) ? memory().seenAt(cell.x(), cell.y()) : Memory.NEVER;
        if (when == Memory.NEVER || when == Memory.TOLD) {
            return OptionalLong.empty();
        }
        long time = time(when);
        if (latest.orElse(Memory.NEVER) != time) {
            latest = OptionalLong.of(time);
        }
        return latest;
    }

    @Override
    public BitGridView told() {
        BitGridView known = memory().told();
        return known != null ? known : SeenCells.none(memory().width(), memory().height());
    }

    private long time(long when) {
        return when == Memory.NOW ? now.getAsLong() : when;
    }

    @Override
    public List<Perception.Sighting> sightings() {
        ImmutableList.Builder<Perception.Sighting> all = ImmutableList.builder();
        for (int i = 0; i < memory().sightings().size(); i++) {
            all.add(sighting(i));
        }
        return all.build();
    }

    @Override
    public Optional<Perception.Sighting> sighting(EntityId who) {
        int index = memory().sightings().find(who);
        return index < 0 ? Optional.empty() : Optional.of(sighting(index));
    }

    /** Where it saw that entity last on another level than the one where it looked last. */
    public Optional<Perception.Sighting> elsewhere(EntityId who) {
        Perception.Sighting last = null;
        for (Memory other : memories.others()) {
            int index = other.sightings().find(who);
            if (index >= 0 && (last == null || other.sightings().when(index) > last.when())) {
                last = sighting(other, index);
            }
        }
        return Optional.ofNullable(last);
    }

    private Perception.Sighting sighting(int index) {
        return sighting(memory(), index);
    }

    private Perception.Sighting sighting(Memory memory, int index) {
        Picture picture = memory.sightings().picture(index);
        return new Perception.Sighting(
                seeming.apply(picture),
                picture.position().orElseThrow(),
                time(memory.sightings().when(index)));
    }

    @Override
    public List<Percept.Heard> heard() {
        return memory().heard();
    }

    @Override
    public String toString() {
        return "what " + self + " perceives";
    }
}
