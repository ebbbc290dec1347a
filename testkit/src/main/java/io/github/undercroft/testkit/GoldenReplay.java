package io.github.undercroft.testkit;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.play.GameRecordings;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.save.Divergence;
import io.github.undercroft.save.Recording;
import io.github.undercroft.save.Replayer;
import io.github.undercroft.value.StateNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Plays a golden recording by the present rules, and tells its first difference. */
final class GoldenReplay {

    /** Differences before a step, and not after it. */
    private static final Set<String> BEFORE_STEP = Set.of("input", "turn");

    private final PlayableGame game;
    private final BoardSize size;
    private final Seat seat;
    private final long seed;
    private final Rules rules;
    private final Replayer replayer;
    private final Optional<GoldenNotes> notes;
    private int turn = 1;

    /** @throws io.github.undercroft.save.SaveException if it can't be read, or is of another game */
    GoldenReplay(PlayableGame game, byte[] bytes) {
        GameRecordings.read(bytes, List.of(game)); // which refuses what lacks board, seat or seed
        Map<String, StateNode> beside =
                ((StateNode.Fields) Recording.read(bytes).extra()).fields();
        this.game = game;
        this.size = new BoardSize((int) number(beside, "width"), (int) number(beside, "height"));
        this.seat = Seat.valueOf(NodeText.of(node(beside, "seat")));
        this.seed = number(beside, "seed");
        this.rules = game.rules(size, seat);
        this.replayer = GameRecordings.format(game, size, seat, seed).replay(bytes);
        this.notes = GoldenNotes.in(beside);
    }

    private static StateNode node(Map<String, StateNode> beside, String name) {
        return Optional.ofNullable(beside.get(name)).orElseThrow();
    }

    private static long number(Map<String, StateNode> beside, String name) {
        return ((StateNode.Whole) node(beside, name)).number();
    }

    int steps() {
        return replayer.step();
    }

    /** Plays all of it. @return the first difference in lines for the author */
    Optional<String> difference() {
        Set<EntityId> players =
                replayer.view().players().stream().map(Entity::id).collect(ImmutableSet.toImmutableSet());
        boolean goesOn = true;
        while (goesOn && isAsNoted()) {
            int before = replayer.step();
            goesOn = replayer.playStep();
            if (goesOn
                    && isAsNoted()
                    && replayer.step() > before
                    && replayer.lastStep().orElse(null) instanceof Step.Acted acted
                    && players.contains(acted.actor())) {
                turn++;
            }
        }
        return replayer.divergence().isPresent() || !isAsNoted() ? Optional.of(words()) : Optional.empty();
    }

    private boolean isAsNoted() {
        int step = replayer.step();
        return notes.filter(each -> each.has(step) && each.hash(step) != replayer.stateHash())
                .isEmpty();
    }

    private String words() {
        int step = replayer.step();
        List<String> lines = new ArrayList<>();
        lines.add("  game: " + Finding.where(game, seed, turn, step, seat, size));
        if (notes.filter(each -> each.has(step)).isPresent()) {
            lines.addAll(noted(notes.get(), step));
        } else {
            lines.add("  " + replayer.divergence().orElseThrow().message());
        }
        fingerprint().ifPresent(lines::add);
        return String.join("\n", lines);
    }

    private List<String> noted(GoldenNotes noted, int step) {
        List<String> lines = new ArrayList<>();
        Optional<Divergence> early = replayer.divergence().filter(each -> BEFORE_STEP.contains(each.part()));
        String then = noted.did(early.isPresent() ? step + 1 : step);
        String now = early.map(Divergence::found).orElseGet(this::did);
        if (step == 0 && early.isEmpty()) {
            lines.add("  the game begins otherwise, before any step");
        } else if (then.equals(now)) {
            lines.add("  did then and now: " + then);
        } else {
            lines.add("  did then: " + then);
            lines.add("  did now: " + now);
        }
        StepAccount after = StepAccount.ofState(now, replayer.fork(), rules.registry());
        lines.addAll(Finding.differences(noted.account(step), after, "now"));
        return lines;
    }

    private String did() {
        return replayer.lastStep()
                .map(step -> StepAccount.line(replayer.view(), step, rules.registry()))
                .orElseGet(() -> replayer.divergence().map(Divergence::found).orElse("nothing yet"));
    }

    /** What rules and types tell of themselves; most changes of a rule don't show there. */
    private Optional<String> fingerprint() {
        Recording recording = replayer.recording();
        List<String> changed = new ArrayList<>();
        if (recording.header().gameVersion() != rules.version()) {
            changed.add("the game's version was " + recording.header().gameVersion() + " and is " + rules.version());
        }
        if (recording.rulesFingerprint() != rules.fingerprint()) {
            changed.add("the fingerprint of the rules was " + Long.toHexString(recording.rulesFingerprint())
                    + " and is " + Long.toHexString(rules.fingerprint()));
        }
        if (recording.header().fingerprint() != rules.registry().fingerprint()) {
            changed.add("types that are saved were changed");
        }
        return changed.isEmpty() ? Optional.empty() : Optional.of("  changed since: " + String.join("; ", changed));
    }
}
