package io.github.undercroft.game;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Brain;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Decision;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.Motility;
import io.github.undercroft.Offer;
import io.github.undercroft.Offers;
import io.github.undercroft.Refusal;
import io.github.undercroft.Rest;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.door.LockableDoor;
import io.github.undercroft.effect.Harm;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Drop;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.PickUp;
import io.github.undercroft.item.Throw;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.BasicOffers;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.Dice;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.terrain.CloseDoor;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.trap.Trap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Small halls in which somebody has senses, rovers walk about and things are hidden; and what of them an actor knows. */
final class KnownHall {

    private static final int WIDTH = 7;
    private static final int HEIGHT = 5;
    private static final String CELLS = "........##++-L$$^";

    private KnownHall() {}

    /** Walks about, closes doors, takes things and drops them. */
    record Restless() implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            RandomSource random = turn.random();
            Direction way = random.pick(Direction.all());
            List<Entity> things = turn.things(turn.actor().id());
            return Decision.act(
                    switch (random.nextInt(6)) {
                        case 0 -> new CloseDoor(turn.position().step(way));
                        case 1 -> PickUp.first();
                        case 2 ->
                            things.isEmpty()
                                    ? new Rest()
                                    : Drop.all(things.get(0).id());
                        default -> new Move(way);
                    });
        }
    }

    /** Opens its eyes so far. */
    record Look(int radius) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.set(context.view().actor().id(), Senses.ofRadius(radius));
            return ActionResult.succeeded();
        }
    }

    /** Pushes the occupant of the next cell. */
    record Push(Direction way) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            Optional<Entity> victim =
                    context.board().occupantAt(context.view().position().step(way));
            return victim.isEmpty()
                    ? ActionResult.alternate(new Move(way))
                    : context.tryStep(victim.get().id(), way);
        }
    }

    /** Jumps two cells that way. */
    record Leap(Direction way) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            TurnView turn = context.view();
            return context.tryMove(turn.actor().id(), turn.position().plus(2 * way.dx(), 2 * way.dy()));
        }
    }

    /** Offers to go, to jump, to fight, to push and to throw in all directions. */
    enum Deeds implements Offers {
        ALL;

        @Override
        public List<Offer> offers(TurnView turn) {
            List<Offer> offers = new ArrayList<>();
            for (Direction way : Direction.all()) {
                offers.add(Offer.of(Attack.toward(way)));
                offers.add(Offer.of(new Attack(new Aim.At(turn.position().plus(2 * way.dx(), 2 * way.dy())))));
                offers.add(Offer.of(Bump.toward(way)));
                offers.add(Offer.of(new Push(way)));
                offers.add(Offer.of(new Leap(way)));
                turn.things().forEach(thing -> offers.add(Offer.of(new Throw(thing.id(), new Aim.Toward(way)))));
            }
            return offers;
        }
    }

    static Legend legend(int radius) {
        return Scenario.legend()
                .replacing(
                        '@',
                        Blueprint.player("you")
                                .with(Health.of(1000))
                                .with(LinearWeapon.ofDamage(0).withRange(3))
                                .with(Inventory.of(5))
                                .with(Senses.ofRadius(radius)))
                .with(
                        'r',
                        Blueprint.of("rover")
                                .with(Health.of(1000))
                                .with(Inventory.of(5))
                                .with(new Restless()))
                .with(
                        'a',
                        Blueprint.of("ally")
                                .with(Health.of(1000))
                                .with(Inventory.of(5))
                                .with(Faction.PLAYERS)
                                .with(new Restless()))
                .with('L', new LockableDoor(LockableDoor.State.CLOSED, "cellar", 3))
                .with('>', Stairs.down(0))
                .with('^', Trap.hidden(Ground.FLOOR, new Harm(Dice.of("1d4"), new DamageKind("spike"))))
                .with('$', Blueprint.item("gold"));
    }

    /** A hall with doors, things and rovers in it, in which the hero sees so far. */
    static Scenario scene(RandomSource random) {
        char[][] cells = new char[HEIGHT][WIDTH];
        for (char[] row : cells) {
            for (int x = 0; x < WIDTH; x++) {
                row[x] = CELLS.charAt(random.nextInt(CELLS.length()));
            }
        }
        for (char who : new char[] {'>', 'r', 'r', 'a', 'a', 'r', '@'}) {
            cells[random.nextInt(HEIGHT)][random.nextInt(WIDTH)] = who;
        }
        String[] rows = new String[HEIGHT];
        for (int y = 0; y < HEIGHT; y++) {
            rows[y] = new String(cells[y]);
        }
        Movement movement = random.pick(List.of(Movement.values()));
        return Scenario.of(
                legend(random.nextInt(4)),
                rules -> rules.steps(movement).offers(new BasicOffers()).offers(Deeds.ALL),
                rows);
    }

    /** Plays a game in which the hero does what is listed, and shows what it may do at each of its turns. */
    interface Turns {
        void show(Game game, EntityId hero, RandomSource random, List<Choice> choices);
    }

    static void play(long seed, Turns turns) {
        RandomSource random = RandomSource.of(seed);
        Scenario scene = scene(random);
        Game game = scene.game();
        EntityId hero = scene.hero().id();
        for (int i = 0; i < 25; i++) {
            if (game.step() instanceof Step.Awaiting) {
                List<Choice> choices = game.legalActions(hero);
                turns.show(game, hero, random, choices);
                Action next = action(random.pick(choices));
                game.submit(hero, random.chance(1, 3) ? new Look(random.nextInt(4)) : next);
            }
        }
    }

    /** What is listed, legal or not; a rest where nothing is. */
    static Action action(Choice choice) {
        return choice instanceof Choice.Legal legal
                ? legal.action()
                : choice instanceof Choice.Refused refused ? refused.action() : new Rest();
    }

    /** Whether the actor knew something else of what it was refused for. */
    static boolean isUnknown(TurnView turn, Action action, Refusal why) {
        if (!knowsAround(turn) || (action instanceof Attack attack && !areKnown(turn, attack.aim()))) {
            return true; // it did something else than it would have done to what the actor knew there
        }
        if (why instanceof Refusal.Occupied occupied) {
            return !isKnown(turn, occupied.at());
        }
        if (why instanceof Refusal.Impassable impassable) {
            return !isKnown(turn, impassable.at());
        }
        if (why instanceof Refusal.CutsCorner cut) {
            return !isKnown(turn, cut.corner());
        }
        if (why instanceof Refusal.WrongTerrain wrong) {
            return !isKnown(turn, wrong.at());
        }
        if (why instanceof Refusal.NoTarget none) {
            return !areKnown(turn, none.aim());
        }
        return false;
    }

    /** Whether the actor's cell and those next to it are as the actor knows them. */
    static boolean knowsAround(TurnView turn) {
        return isKnown(turn, turn.position())
                && Direction.all().stream()
                        .allMatch(way -> isKnown(turn, turn.position().step(way)));
    }

    static boolean areKnown(TurnView turn, Aim aim) {
        return aim
                .cells(cell -> turn.board().isPassable(cell, Motility.FLY), turn.position(), Throw.PLAIN_REACH)
                .stream()
                .allMatch(cell -> isKnown(turn, cell));
    }

    static boolean knowsAll(TurnView turn) {
        Board board = ((ActorView) turn).whole().board();
        for (int y = 0; y < board.height(); y++) {
            for (int x = 0; x < board.width(); x++) {
                if (!isKnown(turn, new Point(x, y))) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether that cell is as the actor knows it. */
    static boolean isKnown(TurnView turn, Point cell) {
        Board truth = ((ActorView) turn).whole().board();
        return turn.board().terrainAt(cell).equals(truth.terrainAt(cell))
                && ids(turn.board(), cell).equals(ids(truth, cell));
    }

    static List<EntityId> ids(Board board, Point cell) {
        return board.entitiesAt(cell).stream().map(Entity::id).toList();
    }

    static Scenario hall(int radius, String... rows) {
        return Scenario.of(
                legend(radius).replacing('g', Blueprint.of("goblin").with(Health.of(4))),
                rules -> rules.offers(new BasicOffers()).offers(Deeds.ALL),
                rows);
    }

    /** Changes terrain behind the hero's back. */
    record Sneak(Point at, Terrain to) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.setTerrain(at, to);
            return ActionResult.succeeded();
        }
    }

    /** Sends somebody home. */
    record Dismiss(EntityId who) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.remove(who);
            return ActionResult.succeeded();
        }
    }
}
