package io.github.undercroft.brain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.Perception;
import io.github.undercroft.Refusal;
import io.github.undercroft.Terrain;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What holds of all ready-made brains, in random games of them. */
class BrainLawsTest {

    private static final int STEPS = 30;
    private static final int WIDTH = 9;
    private static final int HEIGHT = 7;

    private enum Crowd {
        ALL_KNOWING,
        WITH_SENSES
    }

    private static Brain brain(RandomSource random) {
        List<Behaviour> all = new ArrayList<>();
        for (int i = random.nextInt(4); i >= 0; i--) {
            all.add(
                    switch (random.nextInt(5)) {
                        case 0 -> new Strike();
                        case 1 -> new Chase();
                        case 2 -> new Wander();
                        case 3 -> new Flee(1 + random.nextInt(6));
                        default ->
                            new Guard(new Point(random.nextInt(WIDTH), random.nextInt(HEIGHT)), random.nextInt(5));
                    });
        }
        return switch (random.nextInt(4)) {
            case 0 -> new Sentry(random.nextInt(5));
            case 1 -> new Stalker();
            default -> new PriorityBrain(all);
        };
    }

    private static Blueprint monster(RandomSource random, Crowd crowd) {
        Blueprint made = Blueprint.of("monster")
                .with(brain(random))
                .with(Health.of(1 + random.nextInt(20)))
                .with(new Faction("side" + random.nextInt(3)));
        if (random.chance(3, 4)) {
            made = made.with(LinearWeapon.ofDamage(random.nextInt(3)).withRange(1 + random.nextInt(4)));
        }
        return crowd == Crowd.WITH_SENSES ? made.with(Senses.ofRadius(random.nextInt(8))) : made;
    }

    /** A random level, below it a wall, and below that a sealed row for who is planted. */
    private static Game game(long seed, Crowd crowd, List<Blueprint> planted) {
        RandomSource random = RandomSource.of(seed);
        Grid<Terrain> ground = Grid.of(WIDTH, HEIGHT + 2, at -> terrain(at, random));
        List<LevelContent.Placement> placements = new ArrayList<>();
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                Point at = new Point(x, y);
                if (ground.get(at) == Ground.FLOOR && random.chance(1, 8)) {
                    placements.add(new LevelContent.Placement(monster(random, crowd), at));
                }
            }
        }
        for (int i = 0; i < planted.size(); i++) {
            placements.add(new LevelContent.Placement(planted.get(i), new Point(i, HEIGHT + 1)));
        }
        Rules rules = Rules.named("brains")
                .steps(Movement.values()[random.nextInt(3)])
                .level("level", unused -> new LevelContent(ground, placements))
                .build();
        return Game.start(rules, seed);
    }

    private static Terrain terrain(Point at, RandomSource random) {
        if (at.y() >= HEIGHT) {
            return at.y() == HEIGHT ? Ground.WALL : Ground.FLOOR;
        }
        return switch (random.nextInt(8)) {
            case 0, 1 -> Ground.WALL;
            case 2 -> Door.CLOSED;
            default -> Ground.FLOOR;
        };
    }

    @Property
    void whoKnowsEverythingIsNeverRefused(@ForAll long seed) {
        Game game = game(seed, Crowd.ALL_KNOWING, List.of());
        for (int i = 0; i < STEPS; i++) {
            if (game.step() instanceof Step.Acted acted) {
                assertThat(acted.why()).as("%s", acted).isEmpty();
                Invariants.check(game);
            }
        }
    }

    @Property
    void whoHasSensesIsRefusedOnlyForWhatItDoesNotSee(@ForAll long seed) {
        Game game = game(seed, Crowd.WITH_SENSES, List.of());
        for (int i = 0; i < STEPS; i++) {
            Game before = game.fork();
            if (game.step() instanceof Step.Acted acted) {
                Perception known = before.view().perception(acted.actor()).orElseThrow();
                if (acted.why().orElse(null) instanceof Refusal.Occupied occupied) {
                    assertThat(known.sees(occupied.by())).isFalse();
                } else if (acted.why().orElse(null) instanceof Refusal.CutsCorner past) {
                    assertThat(known.sees(past.corner())).as("%s", acted).isFalse();
                } else if (!(acted.why().orElse(null) instanceof Refusal.NoTarget)) { // an unseen ally holds its fire
                    assertThat(acted.why()).as("%s", acted).isEmpty();
                }
                Invariants.check(game);
            }
        }
    }

    @Property
    void anEnemyThatNobodyPerceivesChangesNothing(@ForAll long seed) {
        Blueprint lurker = Blueprint.of("lurker").with(new Bystander()).with(new Faction("lurkers"));
        Game without = game(seed, Crowd.WITH_SENSES, List.of());
        Game with = game(seed, Crowd.WITH_SENSES, List.of(lurker, lurker));

        Map<EntityId, List<Action>> expected = actions(without);
        Map<EntityId, List<Action>> found = actions(with);

        expected.forEach((actor, all) -> {
            List<Action> its = found.getOrDefault(actor, List.of());
            int max = Math.min(all.size(), its.size());
            assertThat(its.subList(0, max)).as("of %s", actor).isEqualTo(all.subList(0, max));
            assertThat(max).isGreaterThanOrEqualTo(all.size() / 4); // two more share the turns
        });
    }

    private static Map<EntityId, List<Action>> actions(Game game) {
        Map<EntityId, List<Action>> actions = new TreeMap<>();
        for (int i = 0; i < STEPS; i++) {
            if (game.step() instanceof Step.Acted acted) {
                actions.computeIfAbsent(acted.actor(), id -> new ArrayList<>()).add(acted.action());
            }
        }
        return actions;
    }
}
