package io.github.undercroft.pathfinding.field;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.pathfinding.TollGround;
import org.jspecify.annotations.Nullable;

/** Decides how a field is computed: from scratch or by repair, in ints over open cells or in doubles at any price. */
final class FieldEngine {

    /** The search for changes stops at that many, plus one for each of so many cells. */
    private static final int FEW = 16;

    private static final int CELLS_PER_CHANGE = 512;

    /** A repair of more than one in so many cells would cost more than starting from scratch. */
    private static final int CELLS_PER_REPAIR = 64;

    private static final int PRICED_CELLS_PER_REPAIR = 8;

    /** If more than one in so many goals has moved, most distances have changed. */
    private static final int GOALS_PER_CHANGE = 4;

    private final FieldSteps steps;
    private final PricedSpread spread;
    private final FieldRepair repair;
    private final FieldSeeds seeds = new FieldSeeds();
    private final FieldGoals wanted = new FieldGoals();
    private final CellList changes = new CellList();
    private @Nullable FourWaySpread fourWay;
    private @Nullable StrictSpread strict;
    private @Nullable CuttingSpread cutting;
    private @Nullable BoardSpread boardSpread;
    private boolean isComputed;
    private boolean wasRepaired;

    FieldEngine(FieldSteps steps) {
        this.steps = steps;
        this.spread = new PricedSpread(steps);
        this.repair = new FieldRepair(steps, spread);
    }

    void compute(FieldRequest request) {
        wanted.load(request, request.ground().width() + 2);
        compute(request, wanted);
    }

    void compute(FieldRequest request, FieldGoals goals) {
        boolean repairable = isComputed && request.radius() == steps.radius() && steps.map.canBecome(request.ground());
        // If a price is refused on the way, the field counts as not computed.
        isComputed = false;
        wasRepaired = repairable && tryRepair(request.ground(), goals);
        if (!wasRepaired) {
            steps.goals.copyFrom(goals);
            computeAnew(request);
        }
        isComputed = true;
    }

    boolean wasRepaired() {
        return wasRepaired;
    }

    void requireComputed() {
        if (!isComputed) {
            throw new IllegalStateException(
                    "This field has not been computed, or an error ended that; call compute first");
        }
    }

    private boolean tryRepair(FieldGround ground, FieldGoals goals) {
        int cells = ground.width() * ground.height();
        changes.begin(FEW + cells / CELLS_PER_CHANGE);
        if (!steps.map.become(ground, changes)) {
            return false;
        }
        int changedCells = changes.size();
        if (!goals.addChanges(steps.goals, changes)
                || (changes.size() - changedCells) * GOALS_PER_CHANGE > goals.size()) {
            return false;
        }
        if (changes.size() == 0) {
            return true;
        }
        if (steps.values.isWhole() && !fitsInts(ground, goals)) {
            return false;
        }
        steps.goals.copyFrom(goals);
        return repair.run(changes, FEW + cells / (ground.isUniform() ? CELLS_PER_REPAIR : PRICED_CELLS_PER_REPAIR));
    }

    private void computeAnew(FieldRequest request) {
        FieldGround ground = request.ground();
        boolean inInts = isFast(ground) && fitsInts(ground, steps.goals);
        if (inInts && spreadInInts(request)) {
            return;
        }
        steps.map.load(ground, steps.values, false);
        steps.setRadius(request.radius());
        TollGround board = steps.map.board();
        if (board == null) {
            spread.run();
        } else {
            boardSpread = boardSpread == null ? new BoardSpread(steps) : boardSpread;
            boardSpread.run(board);
        }
    }

    private boolean isFast(FieldGround ground) {
        FieldUnits units = ground.whole();
        boolean diagonalsFit = units.diagonal() >= units.straight() && units.diagonal() < 2 * units.straight();
        return ground.isUniform() && (ground.movement() == Movement.FOUR_WAY || diagonalsFit);
    }

    private static boolean fitsInts(FieldGround ground, FieldGoals goals) {
        return goals.isWhole() && goals.largest() * ground.whole().straight() <= FieldValues.MAX_WHOLE;
    }

    private boolean spreadInInts(FieldRequest request) {
        FieldGround ground = request.ground();
        steps.map.load(ground, steps.values, true);
        steps.setRadius(request.radius());
        seeds.load(steps.goals, ground.whole().straight());
        return spreadFor(ground.movement())
                .run(steps.map, steps.values.whole(), seeds, steps.maxWithin(FieldValues.MAX_WHOLE));
    }

    private OpenSpread spreadFor(Movement movement) {
        if (movement == Movement.FOUR_WAY) {
            fourWay = fourWay == null ? new FourWaySpread() : fourWay;
            return fourWay;
        }
        if (movement == Movement.EIGHT_WAY) {
            cutting = cutting == null ? new CuttingSpread() : cutting;
            return cutting;
        }
        strict = strict == null ? new StrictSpread() : strict;
        return strict;
    }
}
