package io.github.undercroft.site;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelChange;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.levels.LevelSize;
import io.github.undercroft.levels.LevelStyle;
import io.github.undercroft.levels.LevelStyles;
import io.github.undercroft.pictures.CellSize;
import io.github.undercroft.pictures.MapPicture;
import io.github.undercroft.random.RandomSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Levels of each generator, five seeds of each, with pictures of how they are dug. */
record LevelsPage(Path folder) {

    static final String PLACE = "generators.html";
    static final String TITLE = "Levels of each generator";

    private static final LevelSize SIZE = new LevelSize(80, 24);
    private static final int SEEDS = 5;
    /** How many pictures are shown of one level; the first is rock, the last is the level. */
    private static final int STAGES = 16;

    /** Draws the pictures. */
    String html() throws IOException {
        StringBuilder html =
                new StringBuilder("<h1>" + TITLE + "</h1>\n<p>Choose a seed, and move the slider: it shows the"
                        + " level as it is dug. The command below prints the same level; <a href=\"dungeons.html\">Dungeons</a>"
                        + " tells how a game uses them.</p>\n");
        for (LevelStyle<?> style : LevelStyles.ALL) {
            for (int seed = 1; seed <= SEEDS; seed++) {
                draw(style, seed);
            }
            html.append(section(style));
        }
        return html.append("<script src=\"levels.js\"></script>\n").toString();
    }

    private static String section(LevelStyle<?> style) {
        String name = style.name();
        StringBuilder html = new StringBuilder("<h2 id=\"" + name + "\">" + name + "</h2>\n<p>"
                + Ascii.toUpperCase(style.summary().charAt(0))
                + PageFrame.escaped(style.summary().substring(1)) + ".</p>\n<form class=\"digging\" data-name=\"" + name
                + "\">\n<fieldset><legend>Seed</legend>");
        for (int seed = 1; seed <= SEEDS; seed++) {
            html.append("<label><input type=\"radio\" name=\"seed\" value=\"" + seed + "\""
                    + (seed == 1 ? " checked" : "") + ">" + seed + "</label> ");
        }
        return html.append("</fieldset>\n<label>Digging <input type=\"range\" name=\"stage\" min=\"1\" max=\"" + STAGES
                        + "\" value=\"" + STAGES + "\"></label>\n<img src=\"" + picture(name, 1, STAGES)
                        + "\" width=\"640\" height=\"384\" loading=\"lazy\" alt=\"A level of the generator " + name
                        + "\">\n<pre><code>./play dungeon " + name
                        + " --seed <span>1</span></code></pre>\n</form>\n")
                .toString();
    }

    private static String picture(String name, int seed, int stage) {
        return "levels/" + name + "-" + seed + "-" + stage + ".png";
    }

    private void draw(LevelStyle<?> style, int seed) throws IOException {
        List<Grid<CellKind>> stages = stages(style.usual(SIZE), seed, STAGES);
        Files.createDirectories(folder.resolve("levels"));
        for (int stage = 1; stage <= STAGES; stage++) {
            byte[] png = MapPicture.ofKinds(stages.get(stage - 1))
                    .withCells(CellSize.NARROW)
                    .pixels()
                    .toPng();
            Files.write(folder.resolve(picture(style.name(), seed, stage)), png);
        }
    }

    /** The level at equal distances of its digging, from rock to the end. An attempt that was dropped is not shown. */
    static List<Grid<CellKind>> stages(LevelGenerator generator, long seed, int count) {
        List<LevelChange.Filled> dug = new ArrayList<>();
        LevelPlan plan = generator.generate(RandomSource.of(seed), change -> {
            if (change instanceof LevelChange.AttemptBegan) {
                dug.clear();
            } else if (change instanceof LevelChange.Filled filled) {
                dug.add(filled);
            }
        });
        CellKind[] cells = new CellKind[plan.width() * plan.height()];
        Arrays.fill(cells, CellKind.ROCK);
        ImmutableList.Builder<Grid<CellKind>> stages = ImmutableList.builder();
        int done = 0;
        for (int stage = 0; stage < count; stage++) {
            for (int end = dug.size() * stage / (count - 1); done < end; done++) {
                LevelChange.Filled filled = dug.get(done);
                filled.cells().points().forEach(cell -> cells[cell.y() * plan.width() + cell.x()] = filled.kind());
            }
            CellKind[] now = cells.clone();
            stages.add(Grid.of(plan.width(), plan.height(), cell -> now[cell.y() * plan.width() + cell.x()]));
        }
        return stages.build();
    }
}
