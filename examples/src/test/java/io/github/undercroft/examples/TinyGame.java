package io.github.undercroft.examples;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Damage;
import io.github.undercroft.Decision;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Faction;
import io.github.undercroft.Look;
import io.github.undercroft.Player;
import io.github.undercroft.PlayerView;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Hero;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.Verbs;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.terrain.Ground;

/**
 * A game for tests, on a board of four cells: to the right one shoots or steps and so wins, {@code &} loses, and {@code !}
 * is a defect of the game.
 *
 * @param bot who plays for the bot
 */
public record TinyGame(Brain bot) implements BundledGame {

    private static final Look FLOOR = Look.of(".", 0x606060);

    /** A game whose bot never comes to an end. */
    public static TinyGame endless() {
        return new TinyGame(turn -> Decision.act(new Rest()));
    }

    @Override
    public About about() {
        return new About("tiny", "A game for tests.", new BoardSize(4, 1));
    }

    @Override
    public Rules rules(BoardSize size, Seat seat) {
        Blueprint hero = Blueprint.player("hero")
                .with(Look.of("@", 0xFFFFFF))
                .with(Health.of(1))
                .with(LinearWeapon.ofDamage(1).withRange(2))
                .replacing(seat == Seat.BOT ? bot : new Player());
        Blueprint goblin = Blueprint.of("goblin")
                .with(Look.of("g", 0x00FF00))
                .with(Health.of(1))
                .with((Brain) turn -> Decision.act(new Rest()));
        return Rules.named("tiny")
                .level(
                        "corridor",
                        LevelText.of("@..g", Legend.standard().with('@', hero).with('g', goblin)))
                .endsWhen(EndConditions.lostWithout(Faction.PLAYERS))
                .endsWhen(EndConditions.wonBy(Faction.PLAYERS))
                .look(Ground.FLOOR, FLOOR)
                .build();
    }

    @Override
    public Action step(Direction way) {
        return way == Direction.EAST ? Attack.toward(way) : new Move(way);
    }

    @Override
    public ImmutableList<Verb> verbs() {
        return ImmutableList.of(Verbs.REST, Verb.plain("die", new Die(), "&"), Verb.plain("break", new Break(), "!"));
    }

    @Override
    public String status(PlayerView game, Hero hero) {
        return "Alive " + game.board().entities().size();
    }

    private record Die() implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.damage(context.view().actor().id(), Damage.physical(1));
            return ActionResult.succeeded();
        }
    }

    /** What an author may do wrong. */
    public record Break() implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            throw new IllegalStateException("planted defect");
        }
    }
}
