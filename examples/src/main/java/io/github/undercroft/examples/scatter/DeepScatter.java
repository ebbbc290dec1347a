package io.github.undercroft.examples.scatter;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.combat.AllyPolicy;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.combat.Protection;
import io.github.undercroft.effect.Afflict;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.effect.Pace;
import io.github.undercroft.examples.About;
import io.github.undercroft.examples.BoardSize;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.Seat;
import io.github.undercroft.examples.StatusLine;
import io.github.undercroft.examples.Verb;
import io.github.undercroft.examples.Verbs;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.item.Consumable;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Blueprint;
import io.github.undercroft.model.Faction;
import io.github.undercroft.model.LevelContent;
import io.github.undercroft.model.Look;
import io.github.undercroft.model.Player;
import io.github.undercroft.pathfinding.Adventurer;
import io.github.undercroft.rules.EndConditions;
import io.github.undercroft.rules.Follows;
import io.github.undercroft.rules.Ground;
import io.github.undercroft.rules.Stairs;
import io.github.undercroft.rules.Stocking;
import io.github.undercroft.terrain.PowerUp;

/**
 * Scatter with what its tutorial leaves to its readers: three fields below each other, each with tougher enemies, who follow
 * over the stairs; wings that make whoever first steps there quick for a while; potions, a sword, and armour.
 */
final class DeepScatter implements BundledGame {

    private static final Blueprint POTION =
            Consumable.potion("healing potion", Heal.of(3)).with(Look.of("!", 0xD060D0));
    private static final Blueprint SWORD =
            Wearable.inHand("sword").with(Look.of("/", 0xD0D0FF)).with(new LinearWeapon(1, 3, AllyPolicy.HITS_ANYONE));
    private static final Blueprint ARMOUR =
            Wearable.onBody("armour").with(Look.of("[", 0xB0B0B0)).with(Protection.of(1));
    private static final PowerUp WINGS = PowerUp.of("wings", Ground.FLOOR, new Afflict(Pace.haste(15)));

    @Override
    public About about() {
        String summary = "Scatter on three fields below each other, with things to find, to drink and to wear.";
        StatusLine.Part depth = (game, player) -> "Depth " + (game.board().level() + 1);
        return new About("deep-scatter", summary, new BoardSize(4, 3), new BoardSize(15, 10))
                .telling(StatusLine.HIT_POINTS, StatusLine.FOES, depth, StatusLine.THINGS);
    }

    @Override
    public Rules rules(BoardSize size, Seat seat) {
        Blueprint player = Scatter.player(seat == Seat.BOT ? Adventurer.mendingAt(1) : Player.INPUT)
                .with(Inventory.of(9));
        return Scatter.rules("deep-scatter")
                .level("top", random -> level(Scatter.field(size, random).with(player), 1, SWORD, Stairs.down(1)))
                .level("middle", random -> level(Scatter.field(size, random), 2, ARMOUR, Stairs.up(0), Stairs.down(2)))
                .level("bottom", random -> level(Scatter.field(size, random), 3, POTION, Stairs.up(1)))
                .endsWhen(EndConditions.wonBy(Faction.PLAYERS)
                        .onlyIf(game -> game.levels().size() == 3))
                .look("stairs up", Look.of("<", 0xFFFFFF))
                .look("stairs down", Look.of(">", 0xFFFFFF))
                .look("wings", Look.of("*", 0x60C0FF))
                .build();
    }

    private static LevelContent level(Stocking field, int depth, Blueprint find, Stairs... stairs) {
        LinearWeapon fists = new LinearWeapon(1, (depth + 1) / 2, AllyPolicy.HITS_ANYONE);
        Blueprint enemy = Scatter.ENEMY.with(Health.of(depth)).with(fists).with(Follows.ENEMIES);
        field.withGround(stairs)
                .with(Scatter.ENEMIES, enemy)
                .with(find, POTION, POTION)
                .withGround(WINGS);
        return field.content();
    }

    @Override
    public Action step(Direction way) {
        return Attack.toward(way);
    }

    @Override
    public ImmutableList<Verb> verbs() {
        return ImmutableList.of(
                Verbs.PICK_UP, Verbs.USE, Verbs.EQUIP, Verbs.TAKE_OFF, Verbs.DROP, Verbs.STAIRS, Verbs.RUN, Verbs.REST);
    }
}
