package io.github.undercroft.front.mode;

import io.github.undercroft.Board;
import io.github.undercroft.Brain;
import io.github.undercroft.Component;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.PlayerView;
import io.github.undercroft.Reaction;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.Intent;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.combat.Launcher;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.front.InView;
import io.github.undercroft.front.Looks;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.map.Scene;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Container;
import io.github.undercroft.item.OneOf;
import io.github.undercroft.item.Stacks;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.terrain.Unseen;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Describes what the player knows of a cell. */
public final class CellDescription {

    private CellDescription() {}

    /** Describes a cell, and what a fight with an enemy there would come to. */
    public static String at(PlayableGame game, TurnView turn, Point cell) {
        return at(game, turn, cell, enemy -> fight(turn, enemy, game.words()));
    }

    /**
     * Describes a cell that is aimed at, and what an enemy there would suffer.
     *
     * @param weapon the weapon or missile that would strike; empty if nothing would
     */
    static String aimed(PlayableGame game, TurnView turn, Point cell, Optional<? extends Component> weapon) {
        return at(
                game,
                turn,
                cell,
                enemy -> weapon.flatMap(each -> attack(turn, enemy, each, game.words())).stream()
                        .toList());
    }

    private static String at(PlayableGame game, TurnView turn, Point cell, Function<Entity, List<String>> odds) {
        Words words = game.words();
        Board known = turn.board();
        Terrain ground = known.terrainAt(cell);
        if (ground == Unseen.CELL && known.entitiesAt(cell).isEmpty()) {
            return words.say("You have never seen this place.");
        }
        boolean isSeen = turn.perception().isEmpty() || turn.perception().get().sees(cell);
        List<String> parts = new ArrayList<>();
        List<String> more = new ArrayList<>();
        Map<String, String> described = new LinkedHashMap<>();
        for (Entity entity : Stacks.together(known.entitiesAt(cell))) {
            if (entity.id().equals(turn.actor().id())) {
                List<String> effects = InView.effects(entity, words);
                parts.add(words.say("you") + (effects.isEmpty() ? "" : " (" + String.join(", ", effects) + ")"));
                continue;
            }
            boolean isOpen = entity.get(Container.class).equals(Optional.of(Container.OPEN));
            boolean isEmptied = Scene.isEmptied(entity, turn);
            String name = words.say(!isOpen ? "{0}" : isEmptied ? "empty {0}" : "open {0}", named(entity, words));
            List<String> states = isSeen ? InView.states(entity, words) : List.of();
            parts.add(states.isEmpty() ? name : name + " (" + String.join(", ", states) + ")");
            if (Reaction.Several.find(entity, OneOf.class).isPresent()) {
                more.add(words.say("One of several: take one, and the others are gone."));
            }
            if (!isOpen) {
                game.description(entity.name()).ifPresent(told -> described.put(entity.name(), told));
            }
            if (isSeen) {
                entity.get(Intent.class).ifPresent(intent -> more.add(about(intent, turn, words)));
            }
            if (turn.isEnemy(entity)) {
                more.addAll(0, odds.apply(entity));
            }
        }
        described.forEach((name, told) -> more.add(
                described.size() == 1 ? told : Words.capitalised(words.wording().name(name)) + ": " + told));
        game.description(Looks.name(ground))
                .filter(told -> parts.isEmpty() || !ground.equals(Ground.FLOOR))
                .ifPresent(told -> more.add(parts.isEmpty() ? told : of(ground, told, words)));
        known.gas(cell).ifPresent(gas -> {
            game.description(Looks.name(gas))
                    .ifPresent(told -> more.add(parts.isEmpty() ? told : of(gas, told, words)));
            parts.add(words.ground(gas));
        });
        if (ground != Unseen.CELL) {
            parts.add(words.ground(ground));
        }
        String all = String.join(", ", parts);
        boolean isTold = !isSeen && turn.perception().get().lastSeen(cell).isEmpty();
        return (isSeen ? all : isTold ? words.say("You know of: {0}", all) : words.say("You remember: {0}", all))
                + (more.isEmpty() ? "" : ". " + String.join(" ", more));
    }

    /** Beside somebody or something, of whom it would seem to speak. */
    private static String of(Terrain ground, String told, Words words) {
        return Words.capitalised(words.ground(ground)) + ": " + told;
    }

    private static String about(Intent intent, TurnView turn, Words words) {
        return words.say(
                turn.cells().stream().anyMatch(intent.cells()::contains)
                        ? "It is about to strike where you stand."
                        : "It is about to strike the marked cells.");
    }

    /** What a fight with it would come to, in a sentence for each side. */
    private static List<String> fight(TurnView turn, Entity enemy, Words words) {
        List<String> sentences = new ArrayList<>();
        turn.weapon().flatMap(each -> attack(turn, enemy, each, words)).ifPresent(sentences::add);
        turn.weapon(enemy).ifPresent(each -> {
            Odds.of(turn, enemy, turn.actor(), each)
                    .ifPresent(odds -> sentences.add((odds.words(words).isEmpty()
                                    ? words.say("It hits you at {0} and can't hurt you.", odds.percent())
                                    : words.say(
                                            "It hits you at {0}, and kills you in {1}.",
                                            odds.percent(), odds.words(words)))
                            + odds.besides(words)));
            int reach = reach(each);
            if (reach > 1) {
                sentences.add(words.say("It strikes {0} cells away.", reach));
            }
        });
        return sentences;
    }

    /** Whether the weapon of an entity reaches a cell from where it is, as far as that can be told. */
    static boolean reaches(Entity armed, PlayerView seen, Point cell) {
        int reach = seen.weapon(armed).map(CellDescription::reach).orElse(0);
        return armed.nearest(cell)
                .filter(at -> Metric.CHEBYSHEV.distance(at, cell) <= reach)
                .isPresent();
    }

    /** How many cells a weapon reaches; 0 if that can't be told. */
    private static int reach(Component weapon) {
        if (weapon instanceof Launcher launcher) {
            return launcher.weapon().trajectory().range();
        }
        if (weapon instanceof AreaWeapon area) {
            return area.trajectory().range();
        }
        return weapon instanceof LinearWeapon linear ? linear.range() : 0;
    }

    /** What the player's attacks with a weapon or a missile would come to, in a sentence. */
    private static Optional<String> attack(TurnView turn, Entity enemy, Component weapon, Words words) {
        return Odds.of(turn, turn.actor(), enemy, weapon)
                .map(odds -> (odds.words(words).isEmpty()
                                ? words.say("You hit it at {0} and can't hurt it.", odds.percent())
                                : words.say(
                                        "You hit it at {0}, and kill it in {1}.", odds.percent(), odds.words(words)))
                        + odds.besides(words));
    }

    private static String named(Entity entity, Words words) {
        String name = words.wording().counted(entity);
        return entity.get(Destructible.class)
                .filter(body -> entity.has(Brain.class))
                .map(body -> words.say("{0} (hit points {1})", name, body.hitPoints()))
                .orElse(name);
    }
}
