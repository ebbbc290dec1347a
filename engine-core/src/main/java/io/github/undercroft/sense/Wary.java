package io.github.undercroft.sense;

import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Destructible;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import java.util.Objects;
import java.util.Optional;

/**
 * A brain that sleeps until it sees or hears something, then follows another brain, and falls asleep again when it has
 * noticed nothing for a long time.
 *
 * <pre>{@code
 * Blueprint.of("goblin").with(Senses.ofRadius(8)).with(Wary.asleep(new Hunter()))
 * }</pre>
 *
 * <p>At each own turn the level of its {@link #alertness()} follows from what is in view then and what was heard since its
 * last turn, by the {@link #rule()}. Asleep it rests, and may wake up. Awake it is alert with an enemy in view or
 * from the level on at which a sleeper may wake; below another level, with no enemy in view and nothing begun, it will
 * fall asleep. An actor that is hurt is fully alert, and wakes; also if it was already hurt at the first turn of this
 * brain.
 *
 * <p>Like all brains it is its own memory: forks and saves have it. Without {@link Senses} it sees everything, so it
 * hardly sleeps; it is for brains that decide by themselves, since while input is waited for no brain is asked.
 *
 * @param brain the brain that decides while it is awake
 * @param hitPoints as many as it had at its last turn; 0 before the first
 */
public record Wary(Brain brain, AlertnessRule rule, Alertness alertness, int hitPoints) implements Sleeper {
    public Wary {
        Objects.requireNonNull(brain, "brain");
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(alertness, "alertness");
    }

    /** @return a brain that sleeps, by the usual numbers */
    public static Wary asleep(Brain brain) {
        return new Wary(brain, AlertnessRule.USUAL, Alertness.SLUMBER, 0);
    }

    /** @return a brain that is awake and alert, by the usual numbers */
    public static Wary awake(Brain brain) {
        return new Wary(brain, AlertnessRule.USUAL, Alertness.STARTLED, 0);
    }

    /** @return the same by other numbers */
    public Wary by(AlertnessRule other) {
        return new Wary(brain, other, alertness, hitPoints);
    }

    @Override
    public Wary replacing(Alertness next) {
        return new Wary(brain, rule, next, hitPoints);
    }

    @Override
    public Decision decide(TurnView turn) {
        Awareness aware = Awareness.of(turn);
        Optional<Destructible> body = turn.actor().get(Destructible.class);
        int level = body.filter(this::isHurt).isPresent()
                ? Alertness.MAX
                : rule.next(alertness.level(), rule.noticing().of(aware));
        boolean threatened = !aware.enemies().isEmpty();
        Wary now = new Wary(
                brain,
                rule,
                new Alertness(level, state(level, threatened)),
                body.map(Destructible::hitPoints).orElse(0));
        if (alertness.isAsleep()) {
            boolean wakes = turn.random().chance(rule.waking().chance(level), Alertness.MAX);
            return Decision.act(wakes ? Sleep.END : new Rest(), now);
        }
        boolean calm = level < rule.waking().asleepBelow() && !threatened;
        if (calm && turn.unfinished().isEmpty()) {
            return Decision.act(Sleep.BEGIN, now);
        }
        return now.awake(brain.decide(turn));
    }

    private boolean isHurt(Destructible body) {
        int before = hitPoints == 0 ? body.healed(1).hitPoints() : hitPoints;
        return body.hitPoints() < before;
    }

    private Alertness.State state(int level, boolean threatened) {
        if (alertness.isAsleep()) {
            return Alertness.State.ASLEEP;
        }
        return threatened || level >= rule.waking().mayFrom() ? Alertness.State.ALERT : Alertness.State.AWAKE;
    }

    /** What the brain within decided, with both memories kept. */
    private Decision awake(Decision decided) {
        return decided instanceof Decision.Act act
                ? Decision.act(act.action(), new Wary(act.next().orElse(brain), rule, alertness, hitPoints))
                : decided;
    }
}
