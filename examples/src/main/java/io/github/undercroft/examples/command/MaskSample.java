package io.github.undercroft.examples.command;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.ActionTemplate;
import io.github.undercroft.Aim;
import io.github.undercroft.EntityId;
import io.github.undercroft.Offer;
import io.github.undercroft.Perception;
import io.github.undercroft.Refusal;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.front.Deeds;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Choice;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Tries deeds as a player, one in each turn of games that are played by random legal deeds, and compares what became of it with what
 * {@link Deeds#judged} and {@link Game#legalActions} foretold. A deed that went otherwise is wrong, unless what decided it was unknown to the
 * player: the refusal, or an event, names somebody or a cell that was not in its view.
 */
final class MaskSample {

    /** So many turns of each game. */
    private static final int TURNS = 120;

    private static final ImmutableList<Direction> WAYS = ImmutableList.copyOf(Direction.all());

    private final BundledGame game;
    private final Consumer<String> told;
    private final RandomSource random;
    private int hidden;
    private int wrongs;

    MaskSample(BundledGame game, long seed, Consumer<String> told) {
        this.game = game;
        this.random = RandomSource.of(seed);
        this.told = told;
    }

    /** How many deeds were decided by what was unknown. */
    int hidden() {
        return hidden;
    }

    /** @return how many were wrong */
    int run(int tries) {
        int tried = 0;
        while (tried < tries) {
            long seed = random.nextLong();
            Game running = Game.start(game.rules(game.about().usualSize(), Seat.PERSON), seed);
            for (int turn = 0; turn < TURNS && tried < tries && awaits(running); turn++) {
                EntityId player = ((Step.Awaiting) running.step()).actor();
                List<Deeds.Judged> deeds = Deeds.judged(game, running, player);
                tryOne(running, player, deeds, seed + ", turn " + turn);
                tried++;
                List<Action> legal = legal(deeds);
                running.submit(player, legal.isEmpty() ? game.step(random.pick(WAYS)) : random.pick(legal));
            }
        }
        return wrongs;
    }

    private static boolean awaits(Game running) {
        for (Step step = running.step(); ; step = running.step()) {
            if (!(step instanceof Step.Acted)) {
                return step instanceof Step.Awaiting;
            }
        }
    }

    private static List<Action> legal(List<Deeds.Judged> deeds) {
        List<Action> legal = new ArrayList<>();
        for (Deeds.Judged each : deeds) {
            if (each.choice() instanceof Choice.Legal can) {
                legal.add(can.action());
            }
        }
        return legal;
    }

    private void tryOne(Game running, EntityId player, List<Deeds.Judged> deeds, String where) {
        Deeds.Judged picked = random.pick(deeds);
        Choice choice = picked.choice() instanceof Choice.Aimed aimed
                ? judged(running, player, aimed(running, aimed.template()))
                : picked.choice();
        Action action = action(choice).orElseThrow();
        Game fork = running.fork();
        fork.submit(player, action);
        Step step = fork.step();
        Optional<Refusal> why = step instanceof Step.Awaiting again ? again.refused() : ((Step.Acted) step).why();
        if (isAsTold(choice, step, why)) {
            return;
        }
        List<Object> deciding = new ArrayList<>();
        why.ifPresent(deciding::add);
        if (step instanceof Step.Acted acted) {
            deciding.addAll(acted.events());
        }
        String came = why.map(Object::toString).orElse("success");
        String line = "seed " + where + ": " + picked.deed().told(game.words()) + " " + choice + ", but: " + came;
        Optional<Object> unknown = running.view()
                .perception(player)
                .flatMap(known -> deciding.stream()
                        .filter(each -> namesUnknown(each, known))
                        .findFirst());
        if (unknown.isPresent()) {
            hidden++;
            told.accept("unknown: " + line + ", as the player did not know of " + unknown.get());
        } else {
            wrongs++;
            told.accept("wrong: " + line);
        }
    }

    private static Choice judged(Game running, EntityId player, Action action) {
        return running.legalActions(player, ImmutableList.of(Offer.of(action))).stream()
                .filter(each -> action(each).filter(action::equals).isPresent())
                .findFirst()
                .orElseThrow();
    }

    private static boolean isAsTold(Choice choice, Step step, Optional<Refusal> why) {
        if (choice instanceof Choice.Refused refused) {
            return why.filter(refused.why()::equals).isPresent();
        }
        return step instanceof Step.Acted && why.isPresent() == choice instanceof Choice.Unaffordable;
    }

    /** Whether it names somebody or a cell that is not in view. */
    private static boolean namesUnknown(Object value, Perception known) {
        for (RecordComponent part :
                Optional.ofNullable(value.getClass().getRecordComponents()).orElse(new RecordComponent[0])) {
            Object named;
            try {
                part.getAccessor().setAccessible(true);
                named = part.getAccessor().invoke(value);
            } catch (ReflectiveOperationException | RuntimeException hiddenPart) {
                continue;
            }
            if ((named instanceof Point at && !known.sees(at)) || (named instanceof EntityId who && !known.sees(who))) {
                return true;
            }
        }
        return false;
    }

    private Action aimed(Game running, ActionTemplate template) {
        int width = running.view().board().width();
        int height = running.view().board().height();
        return random.chance(1, 4)
                ? template.aimed(Aim.toward(random.pick(WAYS)))
                : template.aimed(Aim.at(new Point(random.nextInt(width), random.nextInt(height))));
    }

    private static Optional<Action> action(Choice choice) {
        if (choice instanceof Choice.Legal legal) {
            return Optional.of(legal.action());
        }
        if (choice instanceof Choice.Refused refused) {
            return Optional.of(refused.action());
        }
        return choice instanceof Choice.Unaffordable unpaid ? Optional.of(unpaid.action()) : Optional.empty();
    }
}
