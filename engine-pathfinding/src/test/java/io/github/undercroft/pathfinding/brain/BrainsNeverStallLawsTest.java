package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.Player;
import io.github.undercroft.Relations;
import io.github.undercroft.Rest;
import io.github.undercroft.Stance;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.Announced;
import io.github.undercroft.brain.LeaveHarm;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.brain.Wander;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.door.LockableDoor;
import io.github.undercroft.event.Moved;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Water;
import io.github.undercroft.growth.ChooseGain;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.seeds.Heavy;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.stairs.Stairs;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * No ready-made brain decides 200 times in a row to do what changes nothing: its step is refused, or it waits for somebody,
 * or it rests though a way leads to where it should get, past nobody, and it has none of the reasons that its documentation
 * names, or it moves to and fro among the same few cells while nobody else moves near it. In levels with pets, statues, barrels, doors, narrow passages and water.
 */
@Heavy
class BrainsNeverStallLawsTest {

    private static final int TOO_MANY = 200;
    private static final int DECISIONS = 500;
    private static final int ENOUGH_TO_ASK = 150;
    private static final int FEW_CELLS = 3;
    /** Those that decide nothing by themselves, or nothing where no ground harms. */
    private static final Set<Class<?>> NO_BRAINS =
            Set.of(Player.class, Bystander.class, ChooseGain.class, LeaveHarm.class, Announced.class);

    private static final Faction VILLAGERS = new Faction("villagers");
    private static final Blueprint PET =
            Blueprint.of("pet").with(Faction.PLAYERS).with(Health.of(9));
    private static final Legend LEGEND = Legend.standard()
            .with('>', Stairs.down(1))
            .with('L', LockableDoor.locked("cellar", 5))
            .with('p', Blueprint.of("statue"))
            .with('=', Water.DEEP)
            .with('b', Blueprint.of("barrel").with(Health.of(3)))
            .with('w', PET.with(Senses.ofRadius(3)).with(PriorityBrain.of(new Wander())))
            .with('s', PET.with(new Bystander()))
            .with('f', PET.with(Senses.ofRadius(6)).with(heel()))
            .with('n', Blueprint.of("stranger").with(PriorityBrain.of(new Wander())))
            .with('N', Blueprint.of("idler").with(VILLAGERS).with(PriorityBrain.of()))
            .with('l', PET.named("leader").with(PriorityBrain.of(new Wander())))
            .with('e', Blueprint.of("enemy").with(Health.of(100_000)).with(new Bystander()))
            .with('*', Blueprint.item("rock"));

    private static Brain heel() {
        return turn -> Decision.act(turn.board().entities().stream()
                .filter(other -> other.name().equals("hero"))
                .findFirst()
                .flatMap(hero -> new Follow(hero.id(), 1).next(turn))
                .orElseGet(Rest::new));
    }

    @Provide
    Arbitrary<StallCase> brains() {
        return Arbitraries.of(StallCase.all());
    }

    @Example
    void everyReadyMadeBrainHasACase() throws IOException, ClassNotFoundException {
        Set<String> cases = new TreeSet<>();
        StallCase.all().forEach(each -> cases.add(each.type().getName()));
        Set<String> brains = new TreeSet<>();
        for (Class<?> module : List.of(PriorityBrain.class, Explore.class)) {
            for (String name : classesBeside(module)) {
                Class<?> type = Class.forName(name, false, module.getClassLoader());
                boolean decides = Brain.class.isAssignableFrom(type) || Behaviour.class.isAssignableFrom(type);
                if (decides && !type.isInterface() && !type.isSynthetic() && !NO_BRAINS.contains(type)) {
                    brains.add(name);
                }
            }
        }
        assertThat(brains).hasSizeGreaterThan(20);
        assertThat(cases).containsAll(brains);
    }

    /** The names of all classes of the module. */
    private static List<String> classesBeside(Class<?> one) throws IOException {
        Path place = Path.of(URI.create(
                one.getProtectionDomain().getCodeSource().getLocation().toString()));
        if (Files.isDirectory(place)) {
            return classesBelow(place);
        }
        try (FileSystem jar = FileSystems.newFileSystem(place)) {
            return classesBelow(jar.getPath("/"));
        }
    }

    private static List<String> classesBelow(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.map(file -> root.relativize(file).toString())
                    .filter(file -> file.endsWith(".class") && file.contains("undercroft"))
                    .map(file -> file.replace(".class", "").replace('/', '.').replace('\\', '.'))
                    .toList();
        }
    }

    private static String map(RandomSource random) {
        int width = 6 + random.nextInt(10);
        int height = 5 + random.nextInt(5);
        boolean isMaze = random.chance(1, 2);
        int lake = random.chance(1, 3) ? 2 + random.nextInt(width - 4) : width;
        String inRooms = ".".repeat(5 + random.nextInt(20)) + "....####++LppbwsfnNle**>";
        String inPassages = ".".repeat(20 + random.nextInt(30)) + "#++LppbwsfnNle*>";
        StringBuilder map = new StringBuilder();
        int self = random.nextInt(width * height);
        for (int cell = 0; cell < width * height; cell++) {
            boolean isPassage = cell % width % 3 == 0 || cell / width % 4 == 0;
            boolean isLake = cell % width == lake || cell % width == lake + 1;
            String glyphs = isLake ? "=" : !isMaze ? inRooms : isPassage ? inPassages : "#";
            map.append(cell == self ? '@' : glyphs.charAt(random.nextInt(glyphs.length())));
            map.append(cell % width == width - 1 ? "\n" : "");
        }
        return map.toString().strip();
    }

    private static Game game(Brain brain, Movement movement, String map) {
        Blueprint hero = Blueprint.of("hero")
                .with(Faction.PLAYERS)
                .with(Health.of(9))
                .with(LinearWeapon.ofDamage(1))
                .with(Inventory.of(2))
                .with(Senses.ofRadius(5))
                .with(brain);
        return Game.start(
                Rules.named("dungeon")
                        .steps(movement)
                        .relations(Relations.usual().between(VILLAGERS, Stance.NEUTRAL, Faction.PLAYERS))
                        .level("top", LevelText.of(map, LEGEND.with('@', hero)))
                        .level("bottom", LevelText.of("<....", LEGEND.with('<', Stairs.up(0))))
                        .build(),
                7);
    }

    private static EntityId hero(Game game) {
        return Cellar.named(game, "hero").id();
    }

    /** A brain that is asked for its reason once it has stayed where it is for long. */
    private static final class Watched implements Brain {

        private final StallCase each;
        private Brain inner;
        private int stayed;
        private boolean hasReason;
        private Supplier<Board> truth = () -> {
            throw new IllegalStateException("the game has not begun");
        };

        Watched(StallCase each) {
            this.each = each;
            this.inner = each.asBrain();
        }

        @Override
        public Decision decide(TurnView turn) {
            Decision.Act act = (Decision.Act) inner.decide(turn);
            hasReason = stayed > ENOUGH_TO_ASK
                    && act.action() instanceof Rest
                    && !StallCase.waits(turn, inner)
                    && !each.restsWithoutReason(turn, inner, truth.get());
            inner = act.next().orElse(inner);
            return Decision.act(act.action());
        }
    }

    /** How often in a row a brain has moved among the same few cells, without doing anything else. */
    private static final class Pacing {

        private final Set<Point> cells = new HashSet<>();
        private int moves;

        void stepped(Point at) {
            if (!cells.contains(at) && cells.size() == FEW_CELLS) {
                clear();
            }
            cells.add(at);
            moves++;
        }

        void clear() {
            cells.clear();
            moves = 0;
        }
    }

    @Property(tries = 200)
    void aBrainDecidesSomethingOfUse(@ForAll("brains") StallCase each, @ForAll Movement movement, @ForAll long seed) {
        decidesSomethingOfUse(each, movement, map(RandomSource.of(seed)));
    }

    private static void decidesSomethingOfUse(StallCase each, Movement movement, String map) {
        Watched brain = new Watched(each);
        Game game = game(each.mayRestAnywhere() ? each.asBrain() : brain, movement, map);
        EntityId hero = hero(game);
        brain.truth = () -> game.view().boardOf(hero).orElseThrow();
        Pacing pacing = new Pacing();
        for (int decision = 0; decision < DECISIONS; ) {
            Optional<Point> before = game.view().entity(hero).flatMap(Entity::position);
            Step step = game.step();
            if (!(step instanceof Step.Acted acted) || !acted.actor().equals(hero)) {
                if (step instanceof Step.Acted other && hasMovedNear(before, other)) {
                    pacing.clear();
                }
                continue;
            }
            decision++;
            Optional<Point> now = game.view().entity(hero).flatMap(Entity::position);
            boolean isStill = now.equals(before);
            boolean mayRest = each.mayRestAnywhere() || brain.hasReason;
            boolean isVain = isStill && (acted.why().isPresent() || (acted.action() instanceof Rest && !mayRest));
            brain.stayed = isVain ? brain.stayed + 1 : 0;
            assertThat(brain.stayed)
                    .as("%s: %s at %s of%n%s", each, acted, before, map)
                    .isLessThan(TOO_MANY);
            if (!isStill) {
                now.ifPresent(pacing::stepped);
            } else if (acted.why().isEmpty() && !(acted.action() instanceof Rest)) {
                pacing.clear();
            }
            assertThat(each.mayPace() ? 0 : pacing.moves)
                    .as("%s moves to and fro at %s of%n%s", each, now, map)
                    .isLessThan(TOO_MANY);
        }
    }

    /** Who goes round or after somebody that walks about may go to and fro. */
    private static boolean hasMovedNear(Optional<Point> here, Step.Acted other) {
        return other.events().stream()
                .anyMatch(event -> event instanceof Moved moved
                        && here.filter(at -> Metric.CHEBYSHEV.within(at, moved.to(), FEW_CELLS))
                                .isPresent());
    }

    @Example
    void nobodyMovesToAndFroBeforeAnEnemyAcrossTheWater() {
        for (StallCase each : StallCase.all()) {
            for (Movement movement : Movement.values()) {
                decidesSomethingOfUse(each, movement, """
                        ###########
                        #.@.===e..#
                        #...===...#
                        #...#######
                        #.........#
                        #........>#
                        ###########""");
            }
        }
    }

    @Example
    void aFollowerRestsBesideItsLeaderThoughThereAreOthers() {
        StallCase follow = StallCase.all().stream()
                .filter(each -> each.type().equals(Follow.class))
                .findFirst()
                .orElseThrow();
        aBrainDecidesSomethingOfUse(follow, Movement.FOUR_WAY, -1036);
    }

    @Example
    void aHunterAmongFriendsAndDoorsDoesNotWalkToAndFro() {
        decidesSomethingOfUse(
                StallCase.all().stream()
                        .filter(each -> each.type().equals(Hunter.class))
                        .findFirst()
                        .orElseThrow(),
                Movement.FOUR_WAY,
                map(RandomSource.of(154271113)));
    }

    @Property(tries = 100)
    void aPlayersBotIsNotRefusedForEver(
            @ForAll("brains") StallCase each, @ForAll Movement movement, @ForAll long seed) {
        if (!(each.brain() instanceof Behaviour)) {
            return;
        }
        String map = map(RandomSource.of(seed));
        Game game = game(new Player(), movement, map);
        Behaviour behaviour = (Behaviour) each.brain();
        int refused = 0;
        for (int decision = 0; decision < DECISIONS; ) {
            if (game.step() instanceof Step.Awaiting awaiting) {
                refused = awaiting.refused().isPresent() ? refused + 1 : 0;
                assertThat(refused).as("%s: %s on%n%s", each, awaiting, map).isLessThan(TOO_MANY);
                TurnView turn = game.turn(awaiting.actor());
                Optional<Action> next = behaviour.next(turn);
                behaviour = next.isPresent() ? behaviour.afterwards(turn, next.get()) : behaviour;
                game.submit(awaiting.actor(), next.orElseGet(Rest::new));
                decision++;
            }
        }
    }
}
