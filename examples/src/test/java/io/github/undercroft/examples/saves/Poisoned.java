package io.github.undercroft.examples.saves;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Damage;
import io.github.undercroft.Decision;
import io.github.undercroft.Effect;
import io.github.undercroft.Effects;
import io.github.undercroft.EndCondition;
import io.github.undercroft.Entity;
import io.github.undercroft.Outcome;
import io.github.undercroft.Player;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.effect.Afflict;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.Verbs;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.item.Consumable;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.Use;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.value.RecordTypes;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Optional;

/**
 * A game for tests: a third of the heroes is cursed from the start; of the others half drink poison in their tenth turn, and half win in the end.
 *
 * @param isFaulty whether the poison breaks the game instead, thirty turns later
 */
public record Poisoned(boolean isFaulty) implements BundledGame {

    private static final int NORMAL_TURN = 4;

    @Override
    public About about() {
        return new About(isFaulty ? "faulty" : "poisoned", "A game for tests.", new BoardSize(4, 1));
    }

    @Override
    public List<Verb> verbs() {
        return List.of(Verbs.USE, Verbs.DROP);
    }

    /** Kills after some turns. */
    record Doom(int left) implements Effect {
        @Override
        public Optional<Effect> turnEnds(ActionContext context, Entity bearer) {
            if (left == 0) {
                context.damage(bearer.id(), Damage.physical(99));
            }
            return Optional.of(new Doom(Math.max(0, left - 1)));
        }

        static Lasting in(String kind, int turns) {
            return Lasting.of(new EffectKind(kind), new Doom(turns), 10_000);
        }
    }

    /** Breaks the game after some turns. */
    record Fault(int left) implements Effect {
        @Override
        public Optional<Effect> turnEnds(ActionContext context, Entity bearer) {
            if (left == 0) {
                throw new IllegalStateException("planted");
            }
            return Optional.of(new Fault(left - 1));
        }
    }

    /** Drinks in the tenth turn, every other time, and paces. */
    record Drinker() implements Brain {
        @Override
        public Decision decide(TurnView view) {
            long turn = view.now() / NORMAL_TURN;
            return Decision.act(view.things().stream()
                    .filter(vial -> turn == 10 && view.random().nextInt(2) == 0)
                    .findFirst()
                    .<Action>map(vial -> new Use(vial.id()))
                    .orElse(new Move(turn % 2 == 0 ? Direction.WEST : Direction.EAST)));
        }
    }

    @Override
    public Rules rules(BoardSize size, Seat seat) {
        Blueprint hero =
                Blueprint.player("hero").with(Health.of(9)).replacing(seat == Seat.BOT ? new Drinker() : new Player());
        LevelText poison = room(hero.with(Inventory.of(1)).carrying(Consumable.potion("vial", new Afflict(poison()))));
        LevelText curse = room(hero.with(Effects.of(Doom.in("curse", 60))));
        return BundledGame.plainRules(about().name())
                .types(RecordTypes.of(MethodHandles.lookup(), "poisoned", Doom.class, Fault.class, Drinker.class))
                .endsWhen(EndCondition.when(game -> game.now() >= 100 * NORMAL_TURN, game -> Outcome.won("time")))
                .level("room", random -> (random.nextInt(3) > 0 ? poison : curse).content(random))
                .build();
    }

    private Lasting poison() {
        return isFaulty ? Lasting.of(new EffectKind("fault"), new Fault(30), 10_000) : Doom.in("poison", 40);
    }

    private static LevelText room(Blueprint hero) {
        return LevelText.of(".@..", Legend.standard().with('@', hero));
    }
}
