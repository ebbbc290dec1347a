package io.github.undercroft.docs;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.GameEvent;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.Chase;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.brain.Strike;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.dungeon.loot.Loot;
import io.github.undercroft.dungeon.stock.RogueTables;
import io.github.undercroft.dungeon.stock.StockingTable;
import io.github.undercroft.dungeon.theme.Theme;
import io.github.undercroft.dungeon.vault.Vault;
import io.github.undercroft.effect.Afflict;
import io.github.undercroft.effect.Poison;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.item.Consumable;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Wait;
import io.github.undercroft.pathfinding.field.DistanceField;
import io.github.undercroft.pathfinding.field.FieldGround;
import io.github.undercroft.pathfinding.field.FieldRequest;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Scenario;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;

/** What the examples in the Javadoc may use without declaring it, once for all of them: a name means the same in each. */
public abstract class Given {

    private static final String MAP = "##########\n#@......g#\n#........#\n##########";

    // The running game and who acts in it. It ends: the goblin comes and kills.
    private final Blueprint killer = Blueprint.of("goblin")
            .with(Health.of(4))
            .with(LinearWeapon.ofDamage(3))
            .with(PriorityBrain.of(new Strike(), new Chase()));
    private final Legend legend = Scenario.legend().replacing('g', killer);
    public final Rules rules = Rules.named("house")
            .level("house", LevelText.of(MAP, legend))
            .endsWhen(EndConditions.lostWithout(Faction.PLAYERS))
            .build();
    public final Game game = Game.start(rules, 1);
    private final Scenario scenario = Scenario.of(game, legend);
    public final Entity actor = scenario.hero();
    public final EntityId you = actor.id();
    public final EntityId bow = scenario.id('g');
    public final TurnView turn = game.turn(you);
    public final RandomSource random = RandomSource.of(1);

    // What there is in games.
    public final Blueprint player = Blueprint.player("you");
    public final Blueprint rat = Blueprint.of("rat");
    public final Blueprint coin = Blueprint.item("coin");
    public final Blueprint sword = Wearable.inHand("sword");
    public final Afflict poison = new Afflict(Poison.of("1d3", 5));
    public final Blueprint potion = Consumable.potion("potion of poison", poison);
    public final Faction villagers = new Faction("villagers");
    public final Faction deer = new Faction("deer");
    public final Faction wolves = new Faction("wolves");

    // Cells and where things are.
    public final BitGridView open = TextGrid.parse(MAP).cells('.');
    public final BitGridView transparent = open;
    public final Point hero = new Point(1, 2);
    public final Point goblin = new Point(5, 2);
    public final Point door = new Point(3, 1);
    public final Point start = hero;
    public final Point goal = new Point(7, 2);
    public final List<Point> things = List.of(goblin, goal);
    public final DistanceField field = new DistanceField();
    public final DistanceField toHero = fieldTo(hero);
    public final DistanceField toGold = fieldTo(goal);

    // Dungeons.
    public final int depth = 3;
    public final Theme theme = Theme.plain();
    public final Vault treasury = Vault.of("treasury", "#####\n#...E\n#####");
    public final Vault crypt = treasury.withWeight(2);
    public final Vault hut = treasury;
    public final Loot monsters = RogueTables.OBJECTS;
    public final StockingTable table = StockingTable.of(
            1, new StockingTable.RoomRow("empty", 1, Loot.nothing(), StockingTable.RoomRow.Treasure.NONE));

    // Front ends and files.
    private final BundledGame scatter = new Scatter();
    public final PlayableGame mine = scatter;
    public final Play play = new Play(scatter, scatter.about().usualSize(), Seat.BOT, 1, Keymap.standard(scatter));
    public final Path directory = folder();
    public final Path path = directory.resolve("hero.recording");

    /** Somebody has pushed somebody. */
    public record Shoved(EntityId who, EntityId whom) implements GameEvent {
        @Override
        public List<EntityId> involved() {
            return List.of(who, whom);
        }
    }

    private static DistanceField fieldTo(Point cell) {
        DistanceField field = new DistanceField();
        field.compute(FieldRequest.on(FieldGround.open(TextGrid.parse(MAP).cells('.'), Movement.FOUR_WAY))
                .to(cell));
        return field;
    }

    /** Where the example itself was compiled. */
    private Path folder() {
        try {
            return Path.of(getClass()
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Draws it. */
    public void show(Object shown) {}

    /** What the player wants. */
    public Action nextAction() {
        return new Wait();
    }

    /** What the player presses. */
    public KeyPress nextKey() {
        return new KeyPress("q");
    }

    /** Does what the example shows. */
    public abstract void run() throws Exception;

    /** Takes the value that an example shows and does not use. */
    public static void value(Object value) {}
}
