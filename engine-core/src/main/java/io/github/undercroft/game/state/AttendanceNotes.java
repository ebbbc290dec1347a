package io.github.undercroft.game.state;

import java.util.ArrayList;
import java.util.List;

/**
 * Notes the actors at which {@code Attendance} has to look again. Notes nothing until it has looked at all of them
 * once.
 */
public final class AttendanceNotes {

    private boolean begun;
    /** Actors that may keep another level active than before. */
    private ArrayList<EntityState> unasked = new ArrayList<>();
    /** Actors that may have to join, leave or wait. */
    private ArrayList<EntityState> unseated = new ArrayList<>();

    /** Starts to note. */
    public void begin() {
        begun = true;
    }

    /** Notes that an actor moved on its level or has other components, so that its answer may change. */
    public void changed(EntityState actor) {
        if (begun && !actor.notes().unasked) {
            askAgain(actor);
        }
    }

    /** Notes that an entity became an actor, stopped being one, or went to another level. */
    public void joinedOrLeft(EntityState actor) {
        changed(actor);
        unseat(actor);
    }

    /** Notes that an actor has to be asked again whether it keeps its level active. */
    public void askAgain(EntityState actor) {
        actor.notes().unasked = true;
        unasked.add(actor);
    }

    /** Notes that an actor may have to join, leave or wait. */
    public void unseat(EntityState actor) {
        if (begun && !actor.notes().unseated) {
            actor.notes().unseated = true;
            unseated.add(actor);
        }
    }

    /**
     * Takes the actors that have to be asked whether they keep a level active, by id. Each stays marked until it is
     * asked.
     */
    public List<EntityState> takeUnasked() {
        ArrayList<EntityState> taken = unasked;
        unasked = new ArrayList<>();
        taken.sort((one, other) -> Long.compare(one.key, other.key));
        return taken;
    }

    /** Takes the actors that may have to join, leave or wait, by id. */
    public List<EntityState> takeUnseated() {
        ArrayList<EntityState> taken = unseated;
        unseated = new ArrayList<>();
        taken.sort((one, other) -> Long.compare(one.key, other.key));
        taken.forEach(entity -> entity.notes().unseated = false);
        return taken;
    }
}
