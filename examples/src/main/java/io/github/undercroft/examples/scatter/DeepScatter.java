package io.github.undercroft.examples.scatter;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Faction;
import io.github.undercroft.Look;
import io.github.undercroft.Player;
import io.github.undercroft.combat.AllyPolicy;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.follower.Follows;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.StatusLine;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.Verbs;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.Stocking;
import io.github.undercroft.pathfinding.brain.Adventurer;
import io.github.undercroft.stairs.Stairs;

/**
 * Scatter with what its tutorial leaves to its readers: three fields, one below the other, each with tougher enemies,
 * which follow over the stairs; wings that make the first entity to step on them fast for a while; potions, a sword,
 * and armour. No enemy starts beside stairs; on a small board those that find no other cell are left out.
 */
final class DeepScatter implements BundledGame {

    @Override
    public About about() {
        String summary = "Kill everybody on three fields, one below the other; find, drink and wear things.";
        StatusLine.Part depth = (game, hero, words) -> "Depth " + (game.board().level() + 1)
                + (game.board().level() < 2
                                && StatusLine.FOES.of(game, hero, words).endsWith(" 0")
                        ? ", go down now"
                        : "");
        return new About("deep-scatter", summary, new BoardSize(4, 3), new BoardSize(15, 10))
                .telling(StatusLine.HIT_POINTS, StatusLine.FOES, depth, StatusLine.THINGS);
    }

    @Override
    public Rules rules(BoardSize size, Seat seat) {
        Blueprint player = Scatter.player(seat == Seat.BOT ? Adventurer.mendingAt(1) : new Player())
                .with(Inventory.of(9));
        return Scatter.rules("deep-scatter")
                .level("top", random -> level(Scatter.field(size, random).with(player), 1, Finds.SWORD, Stairs.down(1)))
                .level(
                        "middle",
                        random -> level(Scatter.field(size, random), 2, Finds.ARMOUR, Stairs.up(0), Stairs.down(2)))
                .level("bottom", random -> level(Scatter.field(size, random), 3, Finds.POTION, Stairs.up(1)))
                .endsWhen(EndConditions.wonBy(Faction.PLAYERS)
                        .onlyIf(game -> game.levels().size() == 3))
                .look("stairs up", Look.of("<", 0xFFFFFF))
                .look("stairs down", Look.of(">", 0xFFFFFF))
                .look("wings", Look.of("*", 0x60C0FF))
                .build();
    }

    static LevelContent level(Stocking field, int depth, Blueprint find, Stairs... stairs) {
        LinearWeapon fists = new LinearWeapon(1, (depth + 1) / 2, AllyPolicy.HITS_ANYONE);
        Blueprint enemy =
                Enemy.BLUEPRINT.replacing(Health.of(depth)).replacing(fists).with(Follows.ENEMIES);
        LevelContent begun = field.withGround(stairs).content();
        field.with(
                        Scatter.ENEMIES,
                        enemy,
                        at -> Direction.all().stream()
                                .map(at::step)
                                .noneMatch(near -> begun.ground().contains(near)
                                        && begun.ground().get(near) instanceof Stairs))
                .with(find, Finds.POTION, Finds.POTION)
                .withGround(Finds.WINGS);
        return field.content();
    }

    @Override
    public Action step(Direction way) {
        return Bump.toward(way);
    }

    @Override
    public ImmutableList<Verb> verbs() {
        return ImmutableList.of(
                Verbs.PICK_UP, Verbs.USE, Verbs.EQUIP, Verbs.TAKE_OFF, Verbs.DROP, Verbs.STAIRS, Verbs.RUN, Verbs.REST);
    }
}
