package io.github.undercroft.front.mode;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Perception;
import io.github.undercroft.PlayerView;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.front.Binding;
import io.github.undercroft.front.Deeds;
import io.github.undercroft.front.FrontVerb;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.Verbs;
import io.github.undercroft.front.Ways;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.sheet.TextWidth;
import io.github.undercroft.front.sheet.WordWrap;
import io.github.undercroft.growth.Experience;
import io.github.undercroft.item.PickUp;
import io.github.undercroft.item.ThrowingArm;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.sense.Alertness;
import io.github.undercroft.stairs.Climb;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.stairs.TakeStairs;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Explains the keys. */
public final class Help {

    private static final int NAME_WIDTH = 18;

    /** What a first game needs, on top of the page of keys. */
    private static final ImmutableList<String> FIRST = ImmutableList.of(
            FrontVerb.EXPLORE.verbName(),
            FrontVerb.TRAVEL.verbName(),
            FrontVerb.LOOK.verbName(),
            FrontVerb.INVENTORY.verbName(),
            "equip",
            "use",
            "throw",
            "recover",
            "rest",
            "climb down",
            "take stairs",
            FrontVerb.QUIT.verbName());

    /** What is found without a hint: explore picks up, a step strikes, and travel is better than a run. */
    static final ImmutableSet<String> UNTOLD = ImmutableSet.of("pick up", "attack", "run");

    private static final int FIRST_KEYS = 10;

    /** What a word alone does not tell. */
    static final ImmutableMap<String, String> EXPLAINED = ImmutableMap.of("recover", "rest until healed");

    private Help() {}

    /** The meaning of every key, for the page of keys: first what a first game needs, then the rest by topic. */
    public static List<String> lines(PlayControls play) {
        Words words = play.words();
        Keymap keymap = play.keymap();
        List<Binding> all = keymap.all().stream()
                .filter(each ->
                        isInGame(each, play.turn()) && !keymap.keysOf(each).isEmpty())
                .toList();
        List<String> first = FIRST.stream()
                .map(Binding::of)
                .filter(all::contains)
                .limit(FIRST_KEYS)
                .map(each -> told(play, each))
                .toList();
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        lines.add(play.title() + ": " + play.game().about().summary());
        int rows = (first.size() + 1) / 2;
        for (int i = 0; i < rows; i++) {
            String other = rows + i < first.size() ? first.get(rows + i) : "";
            lines.add(first.get(i) + (other.isEmpty() ? "" : "\t" + other));
        }
        lines.add("");
        if (!keymap.isTold()) {
            lines.add(words.say("A tap on the board goes there or strikes; one on a line of a list chooses it."));
            lines.add(words.say(
                    "A swipe steps that way, and runs while the finger stays at its end; in a list it scrolls."));
            lines.add(words.say("A finger that stays looks; two make the letters larger or smaller."));
            return lines.build();
        }
        Predicate<Binding> isStep = each -> each.verb().equals(Binding.STEP);
        List<Binding> others = all.stream().filter(isStep.negate()).toList();
        lines.add(topic("Step", play, all.stream().filter(isStep)));
        lines.add(topic(
                "Also",
                play,
                others.stream()
                        .filter(each ->
                                !first.contains(told(play, each)) && each.way().isEmpty())));
        lines.add(topic("Run", play, others.stream().filter(each -> each.way().isPresent())));
        lines.add(
                words.say(
                        "A cursor, to look, travel and aim: the keys of steps move it, tab takes it to the next one, < and > to"
                                + " stairs, enter chooses, escape leaves."),
                words.say("A list: a letter, or arrows and enter, choose; space goes on; q or escape leave."));
        return lines.build().stream().filter(line -> !line.endsWith(": ")).toList();
    }

    /** The keys of a topic in one line, which is folded between them. */
    private static String topic(String name, PlayControls play, Stream<Binding> keys) {
        Words words = play.words();
        return words.say(name) + ": "
                + keys.map(each -> (each.verb().equals(Binding.STEP)
                                        ? way(each, words).strip()
                                        : told(each, words)) + " " + keys(play, each))
                        .collect(Collectors.joining(WordWrap.GAP));
    }

    private static String told(PlayControls play, Binding binding) {
        return padded(told(binding, play.words()), NAME_WIDTH) + keys(play, binding);
    }

    private static String told(Binding binding, Words words) {
        return words.say(EXPLAINED.getOrDefault(binding.verb(), binding.verb())) + way(binding, words);
    }

    private static String way(Binding binding, Words words) {
        return binding.way().map(way -> " " + words.say(Ways.name(way))).orElse("");
    }

    /** Whether a command does anything for this hero: a pack needs an inventory, a diagonal step a movement that has it. */
    public static boolean isInGame(Binding binding, TurnView turn) {
        for (FrontVerb verb : FrontVerb.values()) {
            if (verb.verbName().equals(binding.verb())) {
                return verb.isOf(Optional.of(turn.actor()));
            }
        }
        return binding.way().map(turn.steps().movement().directions()::contains).orElse(true);
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(1, width - TextWidth.of(text)));
    }

    private static String keys(PlayControls play, Binding binding) {
        return play.keymap().keysOf(binding).stream().map(play.words()::key).collect(Collectors.joining("  "));
    }

    /**
     * The keys for the last lines, what a newcomer needs now first; those that have no room are on the page of keys.
     *
     * @param turn what the player sees, if it is the player's turn
     */
    public static List<String> hints(
            PlayableGame game, Keymap keymap, Optional<Entity> hero, PlayerView view, Optional<TurnView> turn) {
        return new Footer(game, keymap, ImmutableSet.of()).hints(hero, view, turn);
    }

    /** The same, without what would be {@linkplain PlayControls#refused refused}. */
    public static List<String> hints(
            PlayControls play, Optional<Entity> hero, PlayerView view, Optional<TurnView> turn) {
        return new Footer(play.game(), play.keymap(), play.refused()).hints(hero, view, turn);
    }

    /** @return what {@link PlayControls#refused} tells, of a player who can do that */
    public static Set<String> refused(PlayControls play, List<Deeds.Judged> deeds) {
        return Refused.names(play, deeds);
    }

    /** Whether a key is worth a hint now: stairs on them, rest if hurt and alone, equip and throw with something for it. */
    static boolean isOfUse(Verb verb, Optional<Entity> hero, Optional<Stairs> under, PlayerView view) {
        if (hero.isEmpty()) {
            return false;
        }
        Entity self = hero.get();
        List<Entity> things = view.things(self.id());
        if (verb.equals(Verbs.GROW)) {
            return Experience.of(self).filter(growth -> growth.open() > 0).isPresent();
        }
        if (verb.equals(Verbs.EQUIP)) {
            return things.stream().anyMatch(each -> Wearable.fitsAnEmptySlot(each, things));
        }
        if (verb.equals(Verbs.THROW)) {
            return things.stream()
                    .anyMatch(each -> ThrowingArm.missileOf(self, each).isPresent());
        }
        if (verb.form() instanceof Verb.WithThing with) {
            return things.stream().anyMatch(with.which());
        }
        if (verb.equals(Verbs.RECOVER)) {
            return isHurt(self) && isAlone(self, view);
        }
        if (verb.form() instanceof Verb.Plain plain && plain.action() instanceof TakeStairs) {
            return under.isPresent();
        }
        return !(verb.form() instanceof Verb.Plain plain && plain.action() instanceof Climb climb)
                || under.map(Stairs::way).equals(Optional.of(climb.way()));
    }

    /** Whether a command does something now that is not {@linkplain PlayControls#refused refused}, for a button: explore if no enemy is near, pick up on a thing, stairs that are known. */
    public static boolean isOfUse(Binding binding, PlayControls play, PlayerView view) {
        TurnView turn = play.turn();
        boolean isAway = Binding.of(FrontVerb.EXPLORE.verbName()).equals(binding)
                || Binding.of(FrontVerb.TRAVEL.verbName()).equals(binding);
        if (play.refused().contains(binding.verb()) || (isAway && isNearFoe(turn, play.words()))) {
            return false;
        }
        return isInGame(binding, turn)
                && play.game().verbs().stream()
                        .filter(verb -> verb.name().equals(binding.verb()))
                        .allMatch(verb -> verb.equals(Verbs.PICK_UP)
                                ? standsOnAThing(turn)
                                : (!isNearFoe(turn, play.words()) && VerbStarter.leadsToStairs(verb, turn))
                                        || (!UNTOLD.contains(verb.name())
                                                && isOfUse(verb, Optional.of(turn.actor()), stairs(turn), view)));
    }

    private static Optional<Stairs> stairs(TurnView turn) {
        return turn.cells().stream()
                .map(turn.board()::terrainAt)
                .filter(Stairs.class::isInstance)
                .map(Stairs.class::cast)
                .findFirst();
    }

    /** Whether an enemy is near, or strikes from afar. */
    static boolean isNearFoe(TurnView turn, Words words) {
        return Interruption.of(Journey.VERB, turn, words).isPresent()
                || enemies(turn.actor(), turn)
                        .anyMatch(foe -> !Alertness.isAsleep(foe)
                                && turn.cells().stream().anyMatch(cell -> CellDescription.reaches(foe, turn, cell)));
    }

    private static boolean isHurt(Entity self) {
        return self.get(Destructible.class).orElse(null) instanceof Health health && health.hitPoints() < health.max();
    }

    private static boolean isAlone(Entity self, PlayerView view) {
        return enemies(self, view).findAny().isEmpty();
    }

    /** Those in view. */
    private static Stream<Entity> enemies(Entity self, PlayerView view) {
        Optional<Perception> eyes = view.perception();
        return view.board().entities().stream()
                .filter(other -> view.areEnemies(self, other)
                        && eyes.map(each -> each.sees(other.id())).orElse(true));
    }

    static boolean standsOnAThing(TurnView turn) {
        return turn.cells().stream()
                .flatMap(cell -> turn.board().entitiesAt(cell).stream())
                .anyMatch(thing -> PickUp.isPossible(turn, thing));
    }

    /** Says how to begin, with the keys that do it, or what fingers do where there are no keys. */
    public static String begin(Keymap keymap, Optional<Entity> hero, Words words) {
        if (!keymap.isTold()) {
            return words.say("Tap a place to go there, swipe to step, hold to look.");
        }
        Optional<KeyPress> explore =
                key(keymap, FrontVerb.EXPLORE.verbName()).filter(key -> FrontVerb.EXPLORE.isOf(hero));
        return key(keymap, FrontVerb.HELP.verbName())
                .map(words::key)
                .map(help -> explore.map(key -> words.say("{0} explores, {1} lists the keys.", words.key(key), help))
                        .orElseGet(() -> words.say("{0} lists the keys.", help)))
                .orElse("");
    }

    private static Optional<KeyPress> key(Keymap keymap, String verb) {
        return keymap.keysOf(Binding.of(verb)).stream().findFirst();
    }

    static String atEnd(Keymap keymap, boolean asksWhy, Words words) {
        return Stream.of(
                        first(keymap, FrontVerb.NEW_GAME.verbName(), "play again", words),
                        first(keymap, FrontVerb.MESSAGES.verbName(), "messages", words),
                        quit(keymap, words),
                        asksWhy ? first(keymap, FrontVerb.LOOK.verbName(), "why?", words) : "")
                .filter(hint -> !hint.isEmpty())
                .collect(Collectors.joining(WordWrap.GAP));
    }

    /** Says that a number of messages have no room. */
    public static String more(int count, Keymap keymap, Words words) {
        String key = first(keymap, FrontVerb.MESSAGES.verbName(), "all messages", words);
        return "(" + words.say("{0} more", count) + (key.isEmpty() ? "" : "; " + key) + ")";
    }

    /** Says which key wields or wears a thing; empty if none does. */
    public static Optional<String> equip(PlayableGame game, Keymap keymap, Entity thing) {
        boolean isWielded = thing.get(Wearable.class).map(Wearable::on).equals(Optional.of(EquipmentSlot.HAND));
        Words words = game.words();
        return press(Verbs.EQUIP, game, keymap)
                .map(key -> words.say(
                        isWielded ? "Press {0} to wield {1}." : "Press {0} to wear {1}.",
                        words.key(key),
                        words.the(thing)));
    }

    /** Says how to choose what a new level of experience gives; empty if it gives no choice, or no key does that. */
    public static Optional<String> grow(PlayableGame game, Keymap keymap) {
        Words words = game.words();
        return press(Verbs.GROW, game, keymap)
                .map(key -> words.say("Press {0} to choose what you gain.", words.key(key)));
    }

    private static Optional<KeyPress> press(Verb verb, PlayableGame game, Keymap keymap) {
        return key(keymap, verb.name()).filter(key -> game.verbs().contains(verb));
    }

    /** Says which key tells all keys. */
    public static String keys(Keymap keymap, Words words) {
        return first(keymap, FrontVerb.HELP.verbName(), "keys", words);
    }

    /** Says which key quits. */
    public static String quit(Keymap keymap, Words words) {
        return first(keymap, FrontVerb.QUIT.verbName(), "quit", words);
    }

    static String first(Keymap keymap, String verb, String name, Words words) {
        return first(keymap, verb, name, "", words);
    }

    /** Tells the preferred key, if it does that, or else the first one. */
    static String first(Keymap keymap, String verb, String name, String preferred, Words words) {
        return key(keymap, verb, preferred)
                .map(key -> words.key(key) + ": " + words.say(name))
                .orElse("");
    }

    /** The preferred key, if it does that, or else the first one. */
    static Optional<KeyPress> key(Keymap keymap, String verb, String preferred) {
        List<KeyPress> keys = keymap.keysOf(Binding.of(verb));
        return keys.stream()
                .filter(key -> key.name().equals(preferred))
                .findFirst()
                .or(() -> keys.stream().findFirst());
    }
}
