package io.github.undercroft;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;

/**
 * Terrain that changes by itself: fire that spreads and burns out, grass that grows back. When a cell of it changes next is kept beside
 * the level's ground, so cells of equal terrain need not change together. Only cells whose time has come are visited, in the phase of
 * the clock: by time, row and column. While its level is not active it stands still as {@link io.github.undercroft.level.Absence}
 * says; in what an actor imagines nothing ages.
 *
 * <pre>{@code
 * enum Moss implements Ages {
 *     MOSS;
 *
 *     public Passage passage() {
 *         return Passage.OPEN;
 *     }
 *
 *     public boolean transparent() {
 *         return true;
 *     }
 *
 *     public int turns(RandomSource chance) {
 *         return 5 + chance.nextInt(10);
 *     }
 *
 *     public void age(ActionContext context, Point at, RandomSource chance) {
 *         Point beside = at.step(Direction.all().get(chance.nextInt(8)));
 *         if (context.board().terrainAt(beside).equals(Ground.FLOOR)) {
 *             context.setTerrain(beside, MOSS);
 *         }
 *     }
 * }
 * }</pre>
 */
public interface Ages extends Terrain {

    /**
     * In how many normal turns a cell of it changes. Asked once when it is laid, and again when it has changed and is still there.
     *
     * @param chance the level's own for this, so that what grows shifts no other roll
     * @return 1 or more; 0 for never
     */
    int turns(RandomSource chance);

    /**
     * Its time has come at a cell. It may lay other terrain there and around, harm, spawn; the world does it on that level, and behind it
     * is {@link ActiveTerrain#by}. If it throws, it is undone, and tried again a turn later.
     *
     * @param chance the level's own for this
     */
    void age(ActionContext context, Point at, RandomSource chance);
}
