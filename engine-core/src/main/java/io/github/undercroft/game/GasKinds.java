package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Gas;
import io.github.undercroft.game.guard.GameCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The gases that are told apart while some drifts or is let out. */
final class GasKinds {

    private final List<Kind> all = new ArrayList<>();

    /** A gas whatever its amount; one object for all that are equal. */
    static final class Kind {
        /** Of the amount 1. */
        final Gas one;
        /** The same, let out by nobody; one object for all that join. */
        final Gas joined;

        private Kind(Gas one, Gas joined) {
            this.one = one;
            this.joined = joined;
        }
    }

    /** So much of a gas that is in a cell or comes there. */
    record Part(Kind kind, int amount) {}

    Kind of(Gas gas) {
        Gas one = of(gas, 1);
        for (int i = 0; i < all.size(); i++) {
            if (GameCode.equal(all.get(i).one, one)) {
                return all.get(i);
            }
        }
        Gas joined = of(GameCode.answer("Asking for it by nobody", gas, gas::byNobody), 1);
        for (int i = 0; i < all.size(); i++) {
            joined = GameCode.equal(all.get(i).joined, joined) ? all.get(i).joined : joined;
        }
        Kind kind = new Kind(one, joined);
        all.add(kind);
        return kind;
    }

    /** What is in a cell when gas is let out there. */
    static Gas joined(Optional<Gas> there, Gas added) {
        GasKinds kinds = new GasKinds();
        List<Gas> both = there.isPresent() ? ImmutableList.of(there.get(), added) : ImmutableList.of(added);
        List<Part> parts = new ArrayList<>(2);
        both.forEach(gas -> parts.add(new Part(kinds.of(gas), gas.amount())));
        Part most = most(parts);
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i).kind == most.kind && parts.get(i).amount == most.amount) {
                return both.get(i);
            }
        }
        return of(most.kind.one, most.amount);
    }

    /** What is left of several parts in one cell: all of the gas of which there is the most, by who let out the most of it. */
    static Part most(List<Part> parts) {
        Part first = parts.get(0);
        long most = 0;
        for (Part part : parts) {
            long amount = amount(parts, part.kind, false);
            if (amount > most) {
                first = part;
                most = amount;
            }
        }
        Kind kind = first.kind;
        for (Part part : parts) {
            boolean isMore = amount(parts, part.kind, true) > amount(parts, kind, true);
            kind = part.kind.joined == first.kind.joined && isMore ? part.kind : kind;
        }
        return new Part(kind, (int) Math.min(Gas.MAX_AMOUNT, most));
    }

    private static long amount(List<Part> parts, Kind kind, boolean isOwn) {
        long amount = 0;
        for (Part part : parts) {
            amount += (isOwn ? part.kind == kind : part.kind.joined == kind.joined) ? part.amount : 0;
        }
        return amount;
    }

    static Gas of(Gas gas, int amount) {
        return GameCode.answer("Asking for another amount of it", gas, () -> {
            Gas other =
                    Objects.requireNonNull(gas.of(amount), "of() returned null; return the same gas of that amount");
            if (other.amount() != amount) {
                throw new IllegalArgumentException(gas.name() + ".of(" + amount + ") has an amount of " + other.amount()
                        + "; return the same gas of the amount that is asked for");
            }
            return other;
        });
    }

    /** What a turn leaves of that gas; null for nothing. */
    static @Nullable Gas thinned(Gas gas) {
        int percent = GameCode.answer("Asking how it thins", gas, () -> {
            int answer = gas.thinning();
            if (answer < 0 || answer > 100) {
                throw new IllegalArgumentException(
                        gas.name() + ".thinning() is " + answer + "; it is 0 to 100 of 100 in a turn");
            }
            return answer;
        });
        int left = gas.amount() - (int) (((long) gas.amount() * percent + 99) / 100);
        return left == 0 ? null : left == gas.amount() ? gas : of(gas, left);
    }
}
