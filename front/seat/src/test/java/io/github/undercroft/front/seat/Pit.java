package io.github.undercroft.front.seat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Faction;
import io.github.undercroft.Look;
import io.github.undercroft.PlayerView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.pathfinding.brain.Hunter;
import io.github.undercroft.sense.Senses;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * A game on a drawn board: a and b are players, r is a rat of one hit point, and z somebody who can't be seen from where they are. With gold, $, each step to the east has a reward.
 */
record Pit(List<String> rows) implements PlayableGame {

    Pit(String... rows) {
        this(List.of(rows));
    }

    @Override
    public About about() {
        return new About("pit", "A pit.", new BoardSize(3, 3), new BoardSize(9, 3));
    }

    /** A point for each step to the east; where no gold lies none is given. */
    @Override
    public OptionalInt reward(PlayerView before, PlayerView after) {
        return rows.stream().noneMatch(row -> row.contains("$"))
                ? OptionalInt.empty()
                : OptionalInt.of(column(after) - column(before));
    }

    private static int column(PlayerView game) {
        return game.actor().position().map(Point::x).orElse(0);
    }

    @Override
    public Rules rules(BoardSize size, Seat seat) {
        Legend legend = Legend.standard()
                .with('a', hero("anna"))
                .with('b', hero("bert"))
                .with('r', foe("rat", 1))
                .with('g', foe("ghoul", 900))
                .with('z', foe("zombie", 900))
                .with('$', Blueprint.item("gold").with(Look.of("$", 0xFFFF00)));
        return Rules.named("pit")
                .level("pit", LevelText.of(String.join("\n", rows), legend))
                .endsWhen(EndConditions.lostWithout(Faction.PLAYERS))
                .endsWhen(EndConditions.wonBy(Faction.PLAYERS))
                .build();
    }

    private static Blueprint hero(String name) {
        return Blueprint.player(name)
                .with(Look.of("@", 0xFFFFFF))
                .with(Health.of(30))
                .with(LinearWeapon.ofDamage(5))
                .with(Senses.ofRadius(9));
    }

    private static Blueprint foe(String name, int health) {
        return Blueprint.of(name)
                .with(Look.of(name.substring(0, 1), 0xFF0000))
                .with(Health.of(health))
                .with(Senses.ofRadius(3))
                .with(new Hunter());
    }

    /** The answers to such lines, each with its single quotes as double ones. */
    List<String> answers(String... requests) {
        List<byte[]> lines = new ArrayList<>();
        for (String request : requests) {
            lines.add(request.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
        }
        return answers(lines);
    }

    List<String> answers(List<byte[]> lines) {
        ByteArrayOutputStream in = new ByteArrayOutputStream();
        for (byte[] line : lines) {
            in.writeBytes(line);
            in.write('\n');
        }
        return read(in.toByteArray());
    }

    /** What is written as that is read. */
    List<String> read(byte[] in) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        SeatMain.serve(this, about().usualSize(), new ByteArrayInputStream(in), out);
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }
}
