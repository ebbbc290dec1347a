package io.github.undercroft.docs;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Look;
import io.github.undercroft.Passage;
import io.github.undercroft.Rest;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.sheet.Display;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Cloud;
import io.github.undercroft.ground.Fire;
import io.github.undercroft.ground.Flood;
import io.github.undercroft.ground.Grass;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.sense.Light;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Flammable;
import java.util.List;

/** Ground that changes by itself, in a terminal: fire and water, and light in the dark. */
final class GroundPictures {

    private static final Look HERO = Look.of("@", 0xFFFFFF);

    private GroundPictures() {}

    static List<PagePicture> all() {
        return ImmutableList.of(
                moving("ground-fire", new Meadow(), 21, 26),
                moving("ground-light", new DarkCave(), 1, 24),
                moving("ground-gas", new Marsh(), 4, 30));
    }

    private static PagePicture moving(String name, BundledGame game, long seed, int turns) {
        BoardSize size = game.about().usualSize();
        Excerpt excerpt = Excerpt.inTerminal(game, seed, 0, turns, 2 * size.width() + 3, size.height() + 6);
        return PagePicture.moving(name, () -> excerpt.picture(Display.USUAL));
    }

    private static BoardSize sizeOf(String... rows) {
        return new BoardSize(rows[0].length(), rows.length);
    }

    /** Grass between a wooden door and the hero, who lights it, and later pours water. */
    private static final class Meadow implements BundledGame {

        private static final String[] ROWS = {
            "#######################",
            "#...,,,,\"\"\"\",,,,,#....#",
            "#..,,,\"\"\"\"\"\",,,,,#....#",
            "#.,,,,,\"\"\"\",,,,,,+....#",
            "#@.,,,,,\"\"\",,,,,,#....#",
            "#..,,,,,,,,,,,,,##....#",
            "#...,,,,,..,,,,,#.....#",
            "#######################"
        };

        @Override
        public About about() {
            return new About("meadow", "Fire runs through grass, and a flood puts some of it out.", sizeOf(ROWS))
                    .telling();
        }

        @Override
        public Rules rules(BoardSize size, Seat seat) {
            Legend legend = Legend.standard()
                    .with('@', Blueprint.player("you").with(HERO).replacing(new Arsonist()))
                    .with(',', Grass.SHORT)
                    .with('"', Grass.TALL);
            return BundledGame.plainRules("meadow")
                    .level("meadow", LevelText.of(String.join("\n", ROWS), legend))
                    .build();
        }
    }

    /** Lights the grass in turn 2, and lets water run in turn 7. */
    private record Arsonist() implements Brain {

        @Override
        public Decision decide(TurnView turn) {
            long now = turn.now() / turn.turns(1);
            return Decision.act(
                    now == 2 ? new Ignite(new Point(5, 4)) : now == 7 ? new Pour(new Point(11, 6)) : new Rest());
        }
    }

    private record Ignite(Point cell) implements Action {

        @Override
        public ActionResult perform(ActionContext context) {
            Fire.light(context, cell, context.view().actor().id());
            return ActionResult.succeeded();
        }
    }

    private record Pour(Point cell) implements Action {

        @Override
        public ActionResult perform(ActionContext context) {
            Flood.pour(context, cell, 3);
            return ActionResult.succeeded();
        }
    }

    /** Gas that is let out behind a door, and burns. */
    private static final class Marsh implements BundledGame {

        private static final String[] ROWS = {
            "#########################",
            "#.........#.............#",
            "#.........#.............#",
            "#.........+.............#",
            "#.........#.............#",
            "#@........#.............#",
            "#########################"
        };

        @Override
        public About about() {
            return new About("marsh", "Gas fills a room, and burns.", sizeOf(ROWS)).telling();
        }

        @Override
        public Rules rules(BoardSize size, Seat seat) {
            Legend legend = Legend.standard()
                    .with('@', Blueprint.player("you").with(HERO).replacing(new Miner()));
            return BundledGame.plainRules("marsh")
                    .level("marsh", LevelText.of(String.join("\n", ROWS), legend))
                    .build();
        }
    }

    /** Lets gas out in turn 1, opens the door in turn 9, and lights the gas in turn 17. */
    private record Miner() implements Brain {

        @Override
        public Decision decide(TurnView turn) {
            long now = turn.now() / turn.turns(1);
            return Decision.act(
                    now == 1
                            ? new Leak(new Point(17, 3))
                            : now == 9 ? new Unbar() : now == 17 ? new Ignite(new Point(9, 3)) : new Rest());
        }
    }

    private record Leak(Point cell) implements Action {

        @Override
        public ActionResult perform(ActionContext context) {
            context.addGas(cell, Cloud.of(Cloud.Kind.MARSH, 2400));
            return ActionResult.succeeded();
        }
    }

    private record Unbar() implements Action {

        @Override
        public ActionResult perform(ActionContext context) {
            context.setTerrain(new Point(10, 3), Door.OPEN);
            return ActionResult.succeeded();
        }
    }

    /** A hero with a torch who walks past a fire that burns for a long time. */
    private static final class DarkCave implements BundledGame {

        private static final String[] ROWS = {
            "###########################",
            "###,,..#####...#####.,,,###",
            "##,,,,...##.....##..,,,,,##",
            "#@,,..,.,,.....f....,,....#",
            "##...,,,,,,.......,,,....,#",
            "###..,##.,,,.##....##...,##",
            "#######################.###",
            "###########################"
        };

        @Override
        public About about() {
            return new About("cave", "A torch and a fire in the dark.", sizeOf(ROWS)).telling();
        }

        @Override
        public Rules rules(BoardSize size, Seat seat) {
            Eyes eyes = Eyes.of(Reach.round(30)).withNightVision(1).withMinLight(24);
            Legend legend = Legend.standard()
                    .with(
                            '@',
                            Blueprint.player("you")
                                    .with(HERO)
                                    .with(Senses.of(eyes))
                                    .with(new Light(Reach.round(6), 100))
                                    .replacing(new Walker("eeeeeeeeeeeseeeeeeeeee")))
                    .with(',', Grass.SHORT)
                    .with('f', Fire.BARE.on(Logs.LOGS));
            return BundledGame.plainRules("cave")
                    .ambientLight(0)
                    .level("cave", LevelText.of(String.join("\n", ROWS), legend))
                    .build();
        }
    }

    /** Goes a way, and then rests. */
    private record Walker(String way) implements Brain {

        @Override
        public Decision decide(TurnView turn) {
            int step = (int) (turn.now() / turn.turns(1));
            return Decision.act(
                    step >= way.length()
                            ? new Rest()
                            : new Move(way.charAt(step) == 'e' ? Direction.EAST : Direction.SOUTH));
        }
    }

    /** Burns for as long as the picture. */
    private enum Logs implements Flammable {
        LOGS;

        @Override
        public Passage passage() {
            return Passage.OPEN;
        }

        @Override
        public boolean transparent() {
            return true;
        }

        @Override
        public int catching() {
            return 0;
        }

        @Override
        public int burning() {
            return 1_000_000;
        }

        @Override
        public Terrain burnt() {
            return this;
        }
    }
}
