package io.github.undercroft.pathfinding.brain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.Aim;
import io.github.undercroft.Body;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Perception;
import io.github.undercroft.Rest;
import io.github.undercroft.Target;
import io.github.undercroft.TurnView;
import io.github.undercroft.Weapon;
import io.github.undercroft.brain.LeaveHarm;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.move.Move;
import io.github.undercroft.pathfinding.CostFunction;
import io.github.undercroft.pathfinding.Path;
import io.github.undercroft.pathfinding.PathRequest;
import io.github.undercroft.pathfinding.PathResult;
import io.github.undercroft.sense.Awareness;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** The parts of a hunting brain's turn; each returns an action if there is one. */
final class Pursuit {

    /** The reason of a {@link #search} for what was heard. */
    static final String LISTENS = "goes to where it heard a noise";

    private static final String HUNTS = "hunts an enemy in view";
    private static final String SEARCHES = "goes to where it last saw an enemy";

    private final TurnView turn;
    private final Awareness aware;
    private final List<Entity> enemies;
    private final Optional<Throng> throng;
    private final Patience patience;
    /** The step that it takes or waits for; empty if it does neither. */
    private Optional<Direction> way = Optional.empty();

    private boolean hasNoWayRound;
    /** The cell after the next one on its way; empty if that is the goal. */
    private Optional<Point> beyond = Optional.empty();

    Pursuit(TurnView turn, Patience patience) {
        this.turn = turn;
        this.patience = patience.isFresh() ? patience : patience.on(turn.board());
        this.aware = Awareness.of(turn);
        this.enemies = aware.enemies();
        this.throng = Throng.around(turn, aware, enemies);
    }

    Awareness aware() {
        return aware;
    }

    /** Whether an enemy is in view. */
    boolean isOn() {
        return !enemies.isEmpty();
    }

    /** Shoots at an enemy in view, makes room for those who queue behind, attacks, or takes a step towards an enemy. */
    Optional<Action> ofThoseInView() {
        if (throng.isEmpty()) {
            return told("attacks an enemy in reach", attack()).or(() -> hunt());
        }
        Throng friends = throng.get();
        Optional<Action> blow = attack();
        boolean isShot = blow.isPresent() && !friends.isBesideEnemy(turn.position());
        if (isShot || (blow.isPresent() && turn.random().chance(1, 3))) {
            return told(
                    "attacks an enemy in reach",
                    blow); // no step aside out of view of the enemy, nor round and round in a crossing
        }
        Optional<Action> room = friends.deeper().map(Move::new);
        if (!friends.isInQueue()) {
            return opening()
                    .or(() -> blow.isPresent() ? Optional.empty() : onward(friends))
                    .or(() -> told("makes room for those who queue", room))
                    .or(() -> told("attacks an enemy in reach", blow))
                    .or(() -> hunt());
        }
        if (blow.isPresent()) {
            Optional<Action> aside = friends.out().<Action>map(Move::new).or(() -> room);
            return told("makes room for those who queue", aside).or(() -> told("attacks an enemy in reach", blow));
        }
        Optional<Action> on = hunt();
        return on.isEmpty() || on.get() instanceof Rest
                ? told("makes room for those who queue", room).or(() -> on)
                : on;
    }

    /** A step towards an enemy that makes room as well, as it leads deeper. */
    private Optional<Action> onward(Throng friends) {
        return hunt().filter(step -> step instanceof Move move && friends.leadsDeeper(move.direction()));
    }

    /** That action; if there is one, the reason is told. */
    private Optional<Action> told(String why, Optional<Action> action) {
        if (action.isPresent()) {
            turn.because(why);
        }
        return action;
    }

    /** Takes a step towards an enemy in view; if no way leads to any, to where it can strike one. */
    private Optional<Action> hunt() {
        return approach(Anchors.of(turn, places()), HUNTS).or(() -> approach(stands(), "goes to where it can strike"));
    }

    /** Where it could stand and strike an enemy from afar, in a straight line through transparent cells. */
    private List<Point> stands() {
        if (turn.weapon().isEmpty()) {
            return ImmutableList.of();
        }
        ImmutableList.Builder<Point> stands = ImmutableList.builder();
        for (Point enemy : places()) {
            for (Direction away : turn.steps().movement().directions()) {
                Aim back = new Aim.Toward(away.opposite());
                Point at = enemy.step(away);
                boolean isInReach = turn.board().isTransparent(at);
                while (isInReach) {
                    at = at.step(away);
                    isInReach = turn.board().isTransparent(at) && strikesFrom(at, back);
                    if (isInReach) {
                        stands.add(Anchors.aiming(turn, at, away.opposite()));
                    }
                }
            }
        }
        return Anchors.free(turn, stands.build());
    }

    private boolean strikesFrom(Point at, Aim aim) {
        return turn.weapon()
                .flatMap(weapon -> weapon.target(turn.board(), turn, at, aim))
                .filter(target -> rank(target) < enemies.size())
                .isPresent();
    }

    /** Strikes down what bars the way to the enemies: for those behind it that is as good as room. */
    private Optional<Action> opening() {
        boolean isBarred = turn.steps().movement().directions().stream()
                .flatMap(way -> Anchors.inTheWay(turn, way).stream())
                .anyMatch(other -> !turn.isEnemy(other) && canStrikeDown(other));
        return isBarred ? hunt().filter(Attack.class::isInstance) : Optional.empty();
    }

    /** Takes a step to where an enemy was last seen. */
    Optional<Action> ofOneOutOfView() {
        return aware.trail().flatMap(trail -> approach(Anchors.of(turn, ImmutableList.of(trail.at())), SEARCHES));
    }

    /** With nobody to pursue, or without a way to those in view. */
    Action idle() {
        if (isOn()) {
            turn.because("knows no way to its prey");
        }
        return LeaveHarm.orRest(turn);
    }

    Patience patienceAfter(Action chosen) {
        Patience now = hasNoWayRound ? patience.withoutAWayRound() : patience;
        return Errand.after(turn, chosen, chosen instanceof Rest ? now : now.renewed(), () -> way);
    }

    /** Where that enemy, now out of view, was last seen. */
    Optional<Perception.Sighting> lastOf(EntityId who) {
        return aware.missing().stream()
                .filter(sighting -> sighting.who().id().equals(who))
                .findFirst();
    }

    /** A step after somebody who is out of view, and the trail from then on. */
    record Following(Action action, Optional<Trail> trail) {}

    /** Where it last saw an enemy: the one on whose trail it is, unless it has seen another one later. */
    Optional<Perception.Sighting> latest(Optional<Trail> trail) {
        List<Perception.Sighting> missing = aware.missing();
        if (missing.isEmpty()) {
            return Optional.empty();
        }
        Optional<Perception.Sighting> known = trail.flatMap(old -> lastOf(old.who()));
        return known.isPresent() && known.get().when() == missing.get(0).when() ? known : Optional.of(missing.get(0));
    }

    /** Goes to where that one was last seen, and looks further from there; empty if there is nothing left to do. */
    Optional<Following> follow(Perception.Sighting last, Optional<Trail> known) {
        Trail trail = Trail.after(last, known);
        if (!trail.isBegun()) {
            Optional<Action> step = search(last.at(), SEARCHES);
            if (step.isPresent()) {
                return Optional.of(new Following(step.get(), known));
            }
        }
        return trail.lookFurther(turn, patience).map(step -> new Following(step, Optional.of(trail.next())));
    }

    /** Takes a step to a place, or as near to it as a way is known. */
    Optional<Action> search(Point place, String why) {
        List<Point> goals = Anchors.of(turn, ImmutableList.of(place));
        if (goals.isEmpty()) {
            return Optional.empty();
        }
        return round(goals, why)
                .or(() -> path(goals, this::price, BoardCost.of(turn, patience.givenUp(turn)))
                        .bestPath()
                        .flatMap(path -> nextStep(path, why)))
                .map(this::follow);
    }

    private Optional<Action> attack() {
        Optional<Weapon> weapon = turn.weapon();
        if (weapon.isEmpty() || enemies.isEmpty()) {
            return Optional.empty();
        }
        int best = enemies.size();
        Optional<Action> attack = Optional.empty();
        for (Direction direction : turn.steps().movement().directions()) {
            Aim aim = new Aim.Toward(direction);
            Optional<Target> target = weapon.get().target(turn.board(), turn, turn.origin(turn.board(), aim), aim);
            int rank = target.map(this::rank).orElse(best);
            if (rank < best) {
                best = rank;
                attack = Optional.of(Attack.toward(direction));
            }
        }
        return attack;
    }

    /** The place in the list of the first enemy whom the target strikes; beyond the list if there is none, or an ally is. */
    private int rank(Target target) {
        boolean strikesAlly = target.struck().stream()
                .flatMap(id -> turn.entity(id).stream())
                .anyMatch(struck -> turn.areAllies(turn.actor(), struck));
        int rank = 0;
        while (rank < enemies.size()
                && (strikesAlly || !target.struck().contains(enemies.get(rank).id()))) {
            rank++;
        }
        return rank;
    }

    /** Where the enemies in view are, by their ids: of equally cheap goals a path leads to the one listed first. */
    private List<Point> places() {
        List<Entity> byId = enemies;
        if (enemies.size() > 1) {
            byId = new ArrayList<>(enemies);
            byId.sort(Comparator.comparing(Entity::id));
        }
        ImmutableList.Builder<Point> places = ImmutableList.builderWithExpectedSize(byId.size());
        for (int i = 0; i < byId.size(); i++) {
            if (byId.get(i).has(Body.class)) {
                places.addAll(byId.get(i).cells());
            } else {
                byId.get(i).position().ifPresent(places::add);
            }
        }
        return places.build();
    }

    /** Goes round those for whom it has waited, however long that way is; if there is none, on the way on which it queues. */
    private Optional<Action> approach(List<Point> goals, String why) {
        if (goals.isEmpty()) {
            return Optional.empty();
        }
        if (KnownGround.of(turn).isKnownApart(turn, goals, this::isWall)) {
            hasNoWayRound = patience.isLong(); // what is known by a search before counts as this one would
            return Optional.empty();
        }
        Optional<Direction> next = round(goals, why).or(() -> step(goals, this::price, why));
        if (next.isEmpty() && !goals.contains(turn.position())) {
            KnownGround.of(turn).enclose(turn, this::isWall);
        }
        return next.map(this::follow);
    }

    /** The way round those for whom it has waited long, if there are any; one that is not found is not looked for again. */
    private Optional<Direction> round(List<Point> goals, String why) {
        if (!patience.isLong()) {
            return Optional.empty();
        }
        Optional<Direction> next = step(goals, this::priceRound, why);
        hasNoWayRound = next.isEmpty();
        return next;
    }

    /** The first step of a cheapest path. */
    private Optional<Direction> step(List<Point> goals, ToDoubleFunction<Entity> prices, String why) {
        PathResult known = path(goals, prices, BoardCost.of(turn, patience.givenUp(turn)));
        boolean isHopeful = turn.actor().has(Body.class) && !(known instanceof PathResult.Found);
        PathResult best = isHopeful ? path(goals, prices, BoardCost.hopeful(turn, patience.givenUp(turn))) : known;
        return best instanceof PathResult.Found found ? nextStep(found.path(), why) : Optional.empty();
    }

    private Optional<Direction> nextStep(Path path, String why) {
        Optional<Direction> next = path.nextStep();
        if (next.isPresent()) {
            turn.because(why, path.cells());
            beyond = path.cells().stream().skip(2).findFirst();
        }
        return next;
    }

    private PathResult path(List<Point> goals, ToDoubleFunction<Entity> prices, BoardCost costs) {
        return SharedPathfinder.of(turn)
                .find(PathRequest.from(turn.position())
                        .toCheapestOf(goals)
                        .on(Care.ofPassing(turn, costs.withOccupied(prices))));
    }

    private double price(Entity other) {
        return canStrikeDown(other) ? InTheWay.PRICE_OF_WAITING : InTheWay.price(other);
    }

    private double priceRound(Entity other) {
        boolean isGivenUp = !canStrikeDown(other)
                && patience.blocker(other).filter(Patience.Blocker::isLong).isPresent();
        return isGivenUp ? CostFunction.BLOCKED : price(other);
    }

    private boolean isWall(Entity other) {
        return price(other) == CostFunction.BLOCKED;
    }

    /** Whether an occupant in the way is attacked: not an ally, and something that a blow can remove. */
    private boolean canStrikeDown(Entity other) {
        return !turn.spares(other)
                && other.has(Destructible.class)
                && turn.weapon().isPresent();
    }

    private Action follow(Direction next) {
        if (!isForward(next)) {
            turn.because("keeps its place among those who queue");
            return new Rest();
        }
        way = Optional.of(next);
        return step(next);
    }

    private boolean isForward(Direction direction) {
        return throng.isEmpty() || throng.get().allows(direction);
    }

    private Action step(Direction direction) {
        Optional<Entity> inTheWay = Anchors.inTheWay(turn, direction);
        if (inTheWay.isEmpty()) {
            // A step and no bump: with nobody there, an attack that way could only strike somebody further off.
            return new Move(direction);
        }
        if (canStrikeDown(inTheWay.get())) {
            turn.because("strikes down what is in its way");
            return Attack.toward(direction);
        }
        if (isInNoQueue(inTheWay.get())) {
            turn.because(InTheWay.PASSES);
            return Bump.toward(direction);
        }
        Action next = InTheWay.stepOrWait(turn, direction);
        if (next instanceof Rest) {
            turn.because("waits until somebody goes out of its way");
        }
        return next;
    }

    /** Whether an ally stays where it is though it could go on: it does not queue for the same enemy. */
    private boolean isInNoQueue(Entity ally) {
        return patience.turnsFor(ally) >= Patience.IN_ONE_PLACE
                && beyond.filter(cell -> InTheWay.couldGoOn(turn, ally, cell)).isPresent();
    }
}
