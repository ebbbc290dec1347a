package io.github.undercroft.front.map;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Faction;
import io.github.undercroft.Look;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.front.Looks;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.Ground;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A game on one row, where {@code @} sees three cells far and {@code g} does always the same; and what the terminal shows of it. */
final class Foggy {

    private static final Look FLOOR = Look.of(".", 0x606060);
    private static final Look WALL = Look.of("#", 0xA09080);
    private static final Look HERO = Look.of("@", 0xFFFFFF);
    private static final Look GOBLIN = Look.of("g", 0x00FF00);

    private final Game game;
    private Spectator spectator;
    private Scene scene;

    /** The pictures of the last turn. */
    private List<Frame> frames = new ArrayList<>();

    Foggy(Action habit, String row) {
        Legend legend = Legend.standard()
                .with(
                        '@',
                        Blueprint.player("hero").with(HERO).with(Health.of(1)).with(Senses.ofRadius(3)))
                .with(
                        'g',
                        Blueprint.of("goblin")
                                .with(GOBLIN)
                                .with(Senses.ofRadius(6))
                                .with(LinearWeapon.ofDamage(1).withRange(5))
                                .with((Brain) turn -> Decision.act(habit)));
        game = Game.start(
                Rules.named("foggy")
                        .level("row", LevelText.of(row, legend))
                        .endsWhen(EndConditions.lostWithout(Faction.PLAYERS))
                        .look(Ground.FLOOR, FLOOR)
                        .look(Ground.WALL, WALL)
                        .build(),
                1);
        spectator = Spectator.of(game.view(), Looks.STANDARD);
        scene = spectator.scene(game.view());
    }

    /** Plays a turn of the hero's, and what follows up to its next one. */
    Foggy play(Action action) {
        Step step = game.step();
        game.submit(((Step.Awaiting) step).actor(), action);
        frames = new ArrayList<>();
        for (step = game.step(); step instanceof Step.Acted acted; step = game.step()) {
            Scene stage = spectator.stage(scene, game.view());
            frames.addAll(
                    Animation.frames(stage, spectator.seen(acted, game.view()), Optional.empty(), Looks.STANDARD));
            spectator = Spectator.of(game.view(), Looks.STANDARD);
            scene = spectator.scene(game.view());
        }
        return this;
    }

    /** The row as it is shown: each that is only remembered is followed by {@code ~}. */
    String row() {
        return row(scene);
    }

    /** The rows that were shown while something moved. */
    List<String> shown() {
        return frames.stream().map(frame -> row(frame.scene())).toList();
    }

    private static String row(Scene scene) {
        return IntStream.range(0, scene.ground().width())
                .mapToObj(x -> shown(scene, new Point(x, 0)))
                .collect(Collectors.joining());
    }

    private static String shown(Scene scene, Point cell) {
        int codePoint = scene.lookAt(cell).codePoint();
        boolean isRemembered = codePoint != ' ' && !scene.visible().get(cell);
        return Character.toString(codePoint) + (isRemembered ? "~" : "");
    }
}
