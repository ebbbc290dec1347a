package io.github.undercroft.combat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.ActionContext;
import io.github.undercroft.Aim;
import io.github.undercroft.Board;
import io.github.undercroft.Entity;
import io.github.undercroft.Location;
import io.github.undercroft.Offer;
import io.github.undercroft.Offers;
import io.github.undercroft.Refusal;
import io.github.undercroft.Target;
import io.github.undercroft.TurnView;
import io.github.undercroft.Weapon;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Stacks;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A weapon that needs {@link Ammunition}: a bow, a sling, a rocket launcher. Each attack uses one piece that the actor
 * carries or wears, from the thing with the lowest id first; the contents of bags are out of reach.
 *
 * <p>The piece may break. Otherwise it lies where its path ends, before anybody is struck; where nobody could get it, on
 * the last cell before; if there is none, it is used up.
 *
 * @param weapon the weapon that strikes
 * @param ammunition the kind of ammunition that it needs
 */
public record Launcher(AreaWeapon weapon, String ammunition) implements Weapon, Offers {

    public Launcher {
        Objects.requireNonNull(weapon, "weapon");
        Objects.requireNonNull(ammunition, "ammunition");
        Ammunition.requireKind(ammunition);
    }

    /** @return a bow that holds fire with an ally in the way and shoots arrows */
    public static Launcher bow(int range, Blow blow) {
        return new Launcher(AreaWeapon.bolt(range, blow), "arrow");
    }

    @Override
    public Optional<Refusal> whyNot(TurnView turn) {
        return piece(turn).isPresent() ? Optional.empty() : Optional.of(new NoAmmunition(ammunition));
    }

    @Override
    public Optional<Target> target(Board board, TurnView turn, Point from, Aim aim) {
        return piece(turn).isPresent() ? weapon.target(board, turn, from, aim) : Optional.empty();
    }

    @Override
    public List<Point> area(TurnView turn, Point from, Aim aim) {
        return weapon.area(turn, from, aim);
    }

    @Override
    public int cost(TurnView turn) {
        return weapon.cost(turn);
    }

    /** Nothing happens without ammunition. */
    @Override
    public void use(ActionContext context, Target target) {
        Optional<Entity> piece = piece(context.view());
        if (piece.isPresent()) {
            shoot(context, piece.get(), target.path());
            weapon.blow().strike(context, this, target.struck());
        }
    }

    @Override
    public List<Offer> offers(TurnView turn) {
        return weapon.offers(turn);
    }

    @Override
    public List<Offer> offers(TurnView turn, Entity owner) {
        return weapon.offers(turn, owner);
    }

    private Optional<Entity> piece(TurnView turn) {
        return turn.things().stream()
                .filter(thing -> thing.get(Ammunition.class)
                        .filter(each -> each.kind().equals(ammunition))
                        .isPresent())
                .findFirst();
    }

    private static void shoot(ActionContext context, Entity piece, List<Point> path) {
        int breaks = piece.get(Ammunition.class).map(Ammunition::breaks).orElse(0);
        boolean whole = !context.random().chance(breaks, 100);
        if (!(whole && lies(context, piece, path))) {
            Stacks.useUp(context, piece.id());
        }
    }

    /** Puts one piece on the last cell of the path where it can lie; false if there is none. */
    private static boolean lies(ActionContext context, Entity piece, List<Point> path) {
        TurnView turn = context.view();
        List<Point> way =
                ImmutableList.<Point>builder().add(turn.position()).addAll(path).build();
        for (int i = way.size() - 1; i >= 0; i--) {
            Location there = new Location.OnLevel(context.board().level(), way.get(i));
            if (Stacks.move(context, piece.id(), 1, there).isSuccess()) {
                return true;
            }
        }
        return false;
    }

    /** The actor has nothing of that kind to shoot with. */
    public record NoAmmunition(String kind) implements Refusal {
        public NoAmmunition {
            Objects.requireNonNull(kind, "kind");
        }
    }
}
