package io.github.undercroft.examples.cellar;

import io.github.undercroft.Entity;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Input;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.disk.DiskKeeper;
import io.github.undercroft.front.play.GameRecordings;
import io.github.undercroft.front.play.GameTitle;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.play.PlayScore;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a player sees of a cellar who opens everything, dies, and looks at it again. */
final class ShownScreens {

    private static final int PATIENCE = 300;
    private static final int GAMES = 6;

    private final PlayableGame game;
    private final Path directory;
    private final StringBuilder all = new StringBuilder();

    ShownScreens(PlayableGame game, Path directory) {
        this.game = game;
        this.directory = directory;
    }

    String all() throws IOException {
        DiskKeeper keeper = keeper();
        show(
                kept(7, keeper),
                "; tab escape i t / escape g m escape ? escape r n % ; escape _ escape u w x escape m escape q");
        Play play = kept(8, keeper());
        show(play, "b n a");
        type(
                play,
                "?",
                "hael enter",
                "heal x enter",
                "teleport x enter",
                "teleport 99 99 enter",
                "god enter",
                "heal enter");
        toTheEnd(play, true);
        show(play, "m escape");
        for (int game = 0; game < GAMES; game++) {
            show(play, "r");
            toTheEnd(play, false);
        }
        show(play, "q");
        all.append(GameTitle.of(play).text())
                .append(GameTitle.of(play).thanks(game.words()))
                .append(PlayScore.best(keeper(), game.about().usualSize(), game.words())
                        .orElse(""));
        files();
        return all.toString();
    }

    private DiskKeeper keeper() {
        return new DiskKeeper(directory, game);
    }

    private Play kept(long seed, DiskKeeper keeper) {
        return goOn(Play.kept(game, game.about().usualSize(), seed, Keymap.standard(game), keeper));
    }

    private Play goOn(Play play) {
        while (play.isBusy()) {
            play.goOn();
        }
        for (BoardSize size :
                List.of(new BoardSize(80, 24), new BoardSize(40, 12), new BoardSize(120, 30), new BoardSize(20, 5))) {
            all.append(play.sheet(size.width(), size.height())).append('\n');
        }
        return play;
    }

    private void show(Play play, String keys) {
        for (String key : keys.split(" ", -1)) {
            play.press(new KeyPress(key));
            goOn(play);
        }
    }

    /** Types lines in the console, and leaves it. */
    private void type(Play play, String... lines) {
        for (String line : lines) {
            boolean isDone = line.endsWith(" enter");
            play.press(new KeyPress(":"));
            String typed = isDone ? line.substring(0, line.length() - " enter".length()) : line;
            typed.chars()
                    .mapToObj(c -> c == ' ' ? "space" : Character.toString(c))
                    .forEach(key -> play.press(new KeyPress(key)));
            show(play, isDone ? "enter escape" : "escape");
        }
    }

    private void point(Play play) {
        play.point(new Input.Pointed(Input.Gesture.MOVE, 30, 5), 80, 24);
        goOn(play);
    }

    /** Explores, and strikes back or not; tries all that can be done with the first thing. */
    private void toTheEnd(Play play, boolean isPeaceful) {
        boolean hasThings = false;
        for (int i = 0; i < PATIENCE && play.view().outcome().isEmpty(); i++) {
            Optional<String> enemy = enemy(play);
            if (!hasThings && hasThings(play)) {
                hasThings = true;
                show(play, "i a escape t a tab escape z a n p escape i a a g");
                point(play);
            }
            if (hasThings && play.turns() % 5 == 0) {
                show(play, "z a Y");
            }
            show(play, enemy.map(way -> isPeaceful ? "space" : way).orElse("x space"));
        }
    }

    private static boolean hasThings(Play play) {
        return !play.view().things(play.view().actor().id()).isEmpty();
    }

    /** The key for a step towards an enemy near the hero. */
    private static Optional<String> enemy(Play play) {
        Entity hero = play.view().actor();
        Point here = hero.position().orElseThrow();
        return play.view().board().entities().stream()
                .filter(each -> play.view().areEnemies(hero, each))
                .flatMap(each -> each.position().stream())
                .filter(at -> Metric.CHEBYSHEV.within(here, at, 1))
                .findFirst()
                .map(at -> at.x() > here.x() ? "d" : at.x() < here.x() ? "a" : at.y() > here.y() ? "s" : "w");
    }

    private void files() throws IOException {
        List<Path> files;
        try (Stream<Path> found = Files.walk(directory)) {
            files = found.sorted().toList();
        }
        for (Path file : files) {
            if (file.toString().endsWith(".txt")) {
                all.append(Files.readString(file));
            } else if (file.toString().endsWith(".recording")) {
                replay(Files.readAllBytes(file));
            }
        }
    }

    private void replay(byte[] recording) {
        Play play = Play.replay(GameRecordings.read(recording, List.of(game)), Keymap.standard(game));
        show(play, ". , g 3 enter space space m escape end home p s q right q");
    }
}
