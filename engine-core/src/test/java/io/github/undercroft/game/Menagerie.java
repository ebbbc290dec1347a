package io.github.undercroft.game;

import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.ActiveTerrain;
import io.github.undercroft.model.Blueprint;
import io.github.undercroft.model.Cause;
import io.github.undercroft.model.Controller;
import io.github.undercroft.model.Damage;
import io.github.undercroft.model.Decision;
import io.github.undercroft.model.Effect;
import io.github.undercroft.model.Effects;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Passage;
import io.github.undercroft.model.Reaction;
import io.github.undercroft.model.RecordTypes;
import io.github.undercroft.model.Refusal;
import io.github.undercroft.model.Rest;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.model.ValueRegistry;
import io.github.undercroft.model.Weapon;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.rules.BasicOffers;
import io.github.undercroft.rules.Door;
import io.github.undercroft.rules.Ground;
import io.github.undercroft.rules.Legend;
import io.github.undercroft.rules.LevelText;
import io.github.undercroft.rules.Move;
import io.github.undercroft.time.TurnOrderFactory;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Optional;

/** Random games of unruly creatures, for laws. Every value is a record that can be hashed, written and read. */
final class Menagerie {

    static final ValueRegistry REGISTRY = ValueRegistry.builder()
            .types(RecordTypes.of(
                    MethodHandles.lookup(),
                    "test",
                    Roamer.class,
                    Dig.class,
                    Mischief.class,
                    Ending.class,
                    Grudge.class,
                    Venom.class,
                    Acid.class))
            .build();

    private static final List<String> GLYPHS = List.of("r", "r", "r", "G", "o", "s", "s", "#", "#", "+", "~");

    private Menagerie() {}

    private static Blueprint roamer() {
        return Blueprint.of("roamer").with(Health.of(6)).with(new Roamer(0)).with(LinearWeapon.of(2, 2));
    }

    private static Legend legend() {
        return Legend.standard()
                .with('@', Blueprint.player("you").with(Health.of(30)).with(LinearWeapon.of(1, 3)))
                .with('r', roamer())
                .with('G', roamer().with(new Grudge()).named("grudger"))
                .with('o', Blueprint.of("barrel").with(Health.of(2)).with(new Grudge()))
                .with('s', Blueprint.item("bow").with(LinearWeapon.of(4, 1)))
                .with('~', Acid.POOL);
    }

    /** A game on a random map; at least the hero is on it. */
    static Rules rules(TurnOrderFactory order, long seed) {
        RandomSource random = RandomSource.of(seed);
        int width = 2 + random.nextInt(9);
        int height = 2 + random.nextInt(7);
        StringBuilder map = new StringBuilder();
        int hero = random.nextInt(width * height);
        for (int cell = 0; cell < width * height; cell++) {
            boolean full = random.nextInt(3) == 0;
            String glyph = full ? GLYPHS.get(random.nextInt(GLYPHS.size())) : ".";
            map.append(cell > 0 && cell % width == 0 ? "\n" : "").append(cell == hero ? "@" : glyph);
        }
        return Rules.named("menagerie")
                .level("map", LevelText.of(map.toString(), legend()))
                .order(order)
                .offers(BasicOffers.STEPS_AND_REST)
                .offers(turn -> List.of(
                        io.github.undercroft.model.Offer.of(new Mischief(2, 0, Ending.SUCCEEDS)),
                        io.github.undercroft.model.Offer.of(new Mischief(1, 1, Ending.FAILS)),
                        io.github.undercroft.model.Offer.of(new Dig(3)),
                        io.github.undercroft.model.Offer.of(Attack.toward(Direction.EAST))))
                .registry(REGISTRY)
                .build();
    }

    /** Something that somebody may try, sensible or not. */
    static Action anything(RandomSource random) {
        Direction direction = Direction.all().get(random.nextInt(8));
        return switch (random.nextInt(6)) {
            case 0 -> new Rest();
            case 1 -> new Move(direction);
            case 2 -> Attack.toward(direction);
            case 3 -> new Dig(1 + random.nextInt(3));
            default ->
                new Mischief(
                        1 + random.nextInt(5),
                        random.nextInt(6),
                        Ending.values()[random.nextInt(Ending.values().length)]);
        };
    }

    /** A brain that counts its turns. */
    record Roamer(int turns) implements Controller {
        @Override
        public Decision decide(TurnView turn) {
            RandomSource random = turn.random();
            if (random.nextInt(50) == 0) {
                throw new IllegalStateException("planted in a decision");
            }
            Action action =
                    random.nextInt(3) == 0 ? turn.unfinished().orElseGet(() -> anything(random)) : anything(random);
            return Decision.act(action, new Roamer(turns + 1));
        }
    }

    /** A long action. */
    record Dig(int turns) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return turns == 1 ? ActionResult.succeeded() : ActionResult.continues(new Dig(turns - 1));
        }
    }

    /** How mischief breaks off. */
    enum Ending {
        SUCCEEDS,
        FAILS,
        GIVES_WAY,
        THROWS
    }

    record Caught() implements Refusal {}

    /** That many random changes; after the one of the number {@code until} it ends as it says. */
    record Mischief(int changes, int until, Ending ending) implements Action {
        @Override
        public int cost(TurnView turn) {
            return Math.max(1, turn.normalCost() * changes / 2);
        }

        @Override
        public ActionResult perform(ActionContext context) {
            for (int i = 1; i <= changes; i++) {
                change(context);
                if (i == until && ending != Ending.SUCCEEDS) {
                    return breakOff();
                }
            }
            return ActionResult.succeeded();
        }

        private ActionResult breakOff() {
            return switch (ending) {
                case FAILS -> ActionResult.failed(new Caught());
                case GIVES_WAY -> ActionResult.alternate(new Mischief(1, 0, Ending.SUCCEEDS));
                default -> throw new IllegalStateException("planted");
            };
        }
    }

    private static Entity anybody(ActionContext context) {
        List<Entity> all = context.view().game().entities();
        return all.isEmpty() ? context.view().actor() : all.get(context.random().nextInt(all.size()));
    }

    private static Point anywhere(ActionContext context) {
        RandomSource random = context.random();
        // sometimes outside
        return new Point(
                random.nextInt(context.view().board().width() + 1),
                random.nextInt(context.view().board().height() + 1));
    }

    private static void change(ActionContext context) {
        Entity who = anybody(context);
        if (!who.isAlive()) {
            return;
        }
        Point at = anywhere(context);
        switch (context.random("mischief").nextInt(9)) {
            case 0 -> context.tryMove(who.id(), at);
            case 1 -> context.damage(who.id(), Damage.physical(context.random().nextInt(4)));
            case 2 -> context.heal(who.id(), 1);
            case 3 -> carry(context, who);
            case 4 -> spawn(context, at);
            case 5 ->
                context.queue(
                        who.id(),
                        new Mischief(1, 1, Ending.values()[context.random().nextInt(Ending.values().length)]));
            case 6 -> dress(context, who);
            case 7 -> terrain(context, at);
            default ->
                context.tryStep(who.id(), Direction.all().get(context.random().nextInt(8)));
        }
    }

    private static void carry(ActionContext context, Entity who) {
        Entity bearer = anybody(context);
        if (context.random().nextBoolean()) {
            context.tryPlace(who.id(), new io.github.undercroft.model.Location.CarriedBy(bearer.id()));
        } else {
            context.tryPlace(
                    who.id(),
                    new io.github.undercroft.model.Location.WornBy(
                            bearer.id(), io.github.undercroft.model.EquipmentSlot.HAND));
        }
    }

    private static void spawn(ActionContext context, Point at) {
        if (context.view().game().entities().size() < 14) {
            context.trySpawn(context.random().nextBoolean() ? roamer() : Blueprint.item("bow"), at);
        } else {
            context.remove(anybody(context).id());
        }
    }

    private static void dress(ActionContext context, Entity who) {
        switch (context.random().nextInt(6)) {
            case 0 -> context.set(who.id(), Effects.of(new Venom(3)));
            case 1 ->
                context.set(
                        who.id(),
                        new io.github.undercroft.model.Speed(
                                1 + context.random().nextInt(200)));
            case 2 -> context.clear(who.id(), Weapon.class);
            case 3 -> {
                context.clear(who.id(), Controller.class);
                context.set(who.id(), new Roamer(100));
            }
            case 4 -> context.clear(who.id(), io.github.undercroft.model.Blocks.class);
            default -> context.set(who.id(), new Grudge());
        }
    }

    private static void terrain(ActionContext context, Point at) {
        if (context.view().board().contains(at)) {
            context.setTerrain(
                    at,
                    List.of(Ground.FLOOR, Ground.WALL, Door.CLOSED, Acid.POOL)
                            .get(context.random().nextInt(4)));
        }
    }

    /** Strikes back, and leaves something behind. */
    record Grudge() implements Reaction {
        @Override
        public void react(ActionContext context, Entity self, GameEvent event) {
            if (event instanceof GameEvent.Damaged damaged
                    && damaged.who().equals(self.id())
                    && damaged.cause() instanceof Cause.Deed deed
                    && context.view().entity(deed.actor()).isPresent()) {
                context.damage(deed.actor(), Damage.physical(1));
            }
            if (event instanceof GameEvent.Died died && died.who().equals(self.id())) {
                context.trySpawn(Blueprint.item("remains"), died.at());
                if (context.random().nextInt(10) == 0) {
                    throw new IllegalStateException("planted in a reaction");
                }
            }
        }
    }

    /** Hurts for some turns. */
    record Venom(int turns) implements Effect {
        @Override
        public Optional<Effect> turnEnds(ActionContext context, Entity bearer) {
            context.damage(bearer.id(), Damage.physical(1));
            return turns == 1 ? Optional.empty() : Optional.of(new Venom(turns - 1));
        }
    }

    /** Hurts whoever comes or stays. */
    enum Acid implements ActiveTerrain {
        POOL;

        @Override
        public Passage passage() {
            return Passage.OPEN;
        }

        @Override
        public boolean transparent() {
            return true;
        }

        @Override
        public void whenEntered(ActionContext context, Entity who) {
            context.damage(who.id(), Damage.physical(1));
        }

        @Override
        public void whenTurnEnds(ActionContext context, Entity who) {
            context.damage(who.id(), Damage.physical(1));
        }
    }
}
