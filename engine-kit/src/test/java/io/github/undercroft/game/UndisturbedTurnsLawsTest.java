package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Damage;
import io.github.undercroft.Decision;
import io.github.undercroft.Effect;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Reaction;
import io.github.undercroft.Speed;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelContent.Placement;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.terrain.OpenTerrain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Whoever dies or is born, by whatever and in whosever turn: all others have the turns that they would have had. Each law
 * plays a game twice: once where nothing happens, which is the model, and once where it does.
 */
class UndisturbedTurnsLawsTest {

    private static final int TURNS = 60;
    private static final int WIDTH = 14;

    /** By what one dies or is born. */
    private enum By {
        PERFORM,
        REMOVAL,
        REACTION,
        TERRAIN,
        EFFECT,
        FOLLOW_UP
    }

    private record Omen(Fate fate) implements GameEvent {}

    /** Who dies, and how many are born. */
    private record Fate(List<EntityId> victims, int births) {
        void strike(ActionContext context) {
            victims.forEach(victim -> context.damage(victim, Damage.physical(100)));
            for (int i = 0; i < births; i++) {
                context.trySpawn(beater(5 * (i + 1), 3), new Point(WIDTH - 1 - i, 0));
            }
        }
    }

    /** Rests and does something at that. */
    private record Deed(By by, Fate fate) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.rest();
            switch (by) {
                case PERFORM -> fate.strike(context);
                case REMOVAL -> {
                    fate.victims.forEach(context::remove);
                    new Fate(List.of(), fate.births).strike(context);
                }
                case REACTION -> context.emit(new Omen(fate));
                case TERRAIN -> {
                    fate.victims.forEach(victim -> context.tryMove(victim, new Point(victim.number(), 1)));
                    new Fate(List.of(), fate.births).strike(context);
                }
                case EFFECT -> context.set(context.view().actor().id(), Effects.of(new Curse(fate)));
                case FOLLOW_UP -> context.queue(EntityId.WORLD, new Deed(By.PERFORM, fate));
            }
            return ActionResult.succeeded();
        }
    }

    private record Curse(Fate fate) implements Effect {
        @Override
        public Optional<Effect> turnEnds(ActionContext context, Entity bearer) {
            fate.strike(context);
            return Optional.empty();
        }
    }

    private record Executioner() implements Reaction {
        @Override
        public void react(ActionContext context, Entity self, GameEvent event) {
            if (event instanceof Omen omen) {
                omen.fate.strike(context);
            }
        }
    }

    private enum Pit implements OpenTerrain, ActiveTerrain {
        PIT;

        @Override
        public void whenEntered(ActionContext context, Entity who) {
            context.damage(who.id(), Damage.physical(100));
        }
    }

    private record Beat(int price) implements Action {
        @Override
        public int cost(TurnView turn) {
            return price;
        }

        @Override
        public ActionResult perform(ActionContext context) {
            return ActionResult.succeeded();
        }
    }

    /** Acts at that price, and does the deed when its time has come. */
    private record Beater(int price, int turnsLeft, Optional<Action> deed) implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            boolean now = turnsLeft == 0 && deed.isPresent();
            return Decision.act(now ? deed.get() : new Beat(price), new Beater(price, turnsLeft - 1, deed));
        }
    }

    private static Blueprint beater(int speed, int price) {
        return Blueprint.of("beater")
                .with(new Speed(speed))
                .with(Health.of(1))
                .with(new Beater(price, 0, Optional.empty()));
    }

    private static Game game(long seed, Deed deed) {
        RandomSource random = RandomSource.of(seed);
        Grid<Terrain> ground = Grid.of(WIDTH, 3, at -> at.y() == 1 ? Pit.PIT : Ground.FLOOR);
        List<Placement> placements = new ArrayList<>();
        int actors = 1 + random.nextInt(7);
        int doer = random.nextInt(actors);
        for (int i = 0; i < actors; i++) {
            Blueprint actor = beater(1 + random.nextInt(300), 1 + random.nextInt(400));
            Beater mind = (Beater) actor.components().get(actor.components().size() - 1);
            Optional<Action> its = i == doer ? Optional.of(deed) : Optional.empty();
            actor = actor.replacing(new Beater(mind.price, random.nextInt(5), its));
            placements.add(new Placement(actor, new Point(i, 0)));
        }
        placements.add(new Placement(Blueprint.item("executioner").with(new Executioner()), new Point(0, 2)));
        Rules rules = Rules.named("turns")
                .registry(Stock.REGISTRY)
                .scheduler(RandomGame.order(random))
                .level("level", ignored -> new LevelContent(ground, placements))
                .build();
        return Game.start(rules, seed);
    }

    /** Who had the turns, and the place of the deed among them. */
    private static List<EntityId> turns(Game game, List<Integer> deeds) {
        List<EntityId> turns = new ArrayList<>();
        while (turns.size() < TURNS && game.step() instanceof Step.Acted acted) {
            if (acted.action() instanceof Deed) {
                deeds.add(turns.size());
            }
            turns.add(acted.actor());
        }
        return turns;
    }

    private static void undisturbed(long seed, By by, Victims victims, int births) {
        List<Integer> deeds = new ArrayList<>();
        Game model = game(seed, new Deed(by, new Fate(List.of(), 0)));
        List<EntityId> all = model.view().actors();
        List<EntityId> expected = turns(model, deeds);
        if (deeds.isEmpty() || deeds.get(0) + 1 >= expected.size()) {
            return;
        }
        List<EntityId> dying = victims.of(all, expected, deeds.get(0));
        List<EntityId> turns = turns(game(seed, new Deed(by, new Fate(dying, births))), new ArrayList<>());
        List<EntityId> after = turns.subList(deeds.get(0) + 1, turns.size());
        assertThat(turns.subList(0, deeds.get(0) + 1)).isEqualTo(expected.subList(0, deeds.get(0) + 1));
        assertThat(after).as("the turns after the death of %s", dying).noneMatch(dying::contains);
        List<EntityId> others = new ArrayList<>(after);
        others.removeIf(actor -> !all.contains(actor));
        List<EntityId> survivors = new ArrayList<>(expected.subList(deeds.get(0) + 1, expected.size()));
        survivors.removeAll(dying);
        int max = Math.min(others.size(), survivors.size());
        assertThat(others.subList(0, max)).isEqualTo(survivors.subList(0, max));
        assertThat(after.isEmpty()).as("nobody acts").isEqualTo(dying.containsAll(all) && births == 0);
    }

    /** Chooses who dies, knowing who would have had which turn. */
    private interface Victims {
        List<EntityId> of(List<EntityId> all, List<EntityId> turns, int deed);
    }

    @Property
    void itsOwnDeathDisturbsNobody(@ForAll long seed, @ForAll By by) {
        undisturbed(seed, by, (all, turns, deed) -> List.of(turns.get(deed)), 0);
    }

    @Property
    void theDeathOfThePreviousOneDisturbsNobody(@ForAll long seed, @ForAll By by) {
        undisturbed(seed, by, (all, turns, deed) -> List.of(turns.get(Math.max(0, deed - 1))), 0);
    }

    @Property
    void theDeathOfTheNextOneDisturbsNobody(@ForAll long seed, @ForAll By by) {
        undisturbed(seed, by, (all, turns, deed) -> List.of(turns.get(deed + 1)), 0);
    }

    @Property
    void theDeathOfTheLastOneDisturbsNobody(@ForAll long seed, @ForAll By by) {
        undisturbed(seed, by, (all, turns, deed) -> List.of(all.get(all.size() - 1)), 0);
    }

    @Property
    void theDeathOfEveryoneLeavesNobodyToAct(@ForAll long seed, @ForAll By by) {
        undisturbed(seed, by, (all, turns, deed) -> all, 0);
    }

    @Property
    void theDeathOfAnyAndTheBirthOfAnyDisturbNobodyElse(@ForAll long seed, @ForAll By by, @ForAll byte bits) {
        undisturbed(
                seed,
                by,
                (all, turns, deed) -> all.stream()
                        .filter(id -> (bits >> id.number() & 1) == 1)
                        .toList(),
                1 + Math.floorMod(bits, 5));
    }
}
