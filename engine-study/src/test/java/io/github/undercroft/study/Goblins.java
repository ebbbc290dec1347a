package io.github.undercroft.study;

import io.github.undercroft.Blueprint;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Faction;
import io.github.undercroft.brain.Chase;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.brain.Strike;
import io.github.undercroft.brain.Wander;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.event.Died;
import io.github.undercroft.game.Rules;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.sense.Senses;
import java.util.List;
import java.util.Optional;

/** A hero among goblins, each with a bot, which is over in some turns. */
final class Goblins {

    private static final String MAP = """
            ############
            #@...#...g.#
            #....#.....#
            #..g.....g.#
            ############""";

    private static final PriorityBrain BOT = PriorityBrain.of(new Strike(), new Chase(), new Wander());

    private Goblins() {}

    static Rules rules() {
        return rules(hero());
    }

    static Blueprint hero() {
        return fighter(Blueprint.player("hero"), 5).replacing(BOT);
    }

    static Rules rules(Blueprint hero) {
        return rules("goblins", hero).build();
    }

    static Rules.Builder rules(String name, Blueprint hero) {
        Blueprint goblin = fighter(Blueprint.of("goblin"), 2).with(BOT);
        Legend legend = Legend.standard().with('@', hero).with('g', goblin);
        return Rules.named(name)
                .level("cellar", LevelText.of(MAP, legend))
                .endsWhen(EndConditions.lostWithout(Faction.PLAYERS))
                .endsWhen(EndConditions.wonBy(Faction.PLAYERS));
    }

    static Blueprint fighter(Blueprint who, int hitPoints) {
        return who.with(Health.of(hitPoints)).with(LinearWeapon.ofDamage(1)).with(Senses.ofRadius(8));
    }

    static Study study() {
        Rules rules = rules();
        return Study.of("goblins", seed -> rules)
                .with(Measure.number("level", view -> view.levels().size()))
                .with(Measure.max("crowd", view -> view.actors().size()))
                .with(Measure.count("kills", event -> event instanceof Died))
                .with(Measure.tally(
                        "deeds",
                        List.of("attack", "death", "song"),
                        event -> event instanceof Attacked
                                ? Optional.of("attack")
                                : event instanceof Died ? Optional.of("death") : Optional.empty()))
                .with(Measure.word("last", view -> view.actors().isEmpty() ? "" : "somebody"))
                .withCommand("./play goblins --bot --seed {seed}");
    }
}
