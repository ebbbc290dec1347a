package io.github.undercroft.front.cheat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Maps;
import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Entity;
import io.github.undercroft.TurnView;
import io.github.undercroft.effect.Afflict;
import io.github.undercroft.effect.Cure;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.sense.Awareness;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The cheats of any game with a hero. A game that has them returns a {@link CheatLine} of them as its commands, and its rules
 * take {@code types(CheatValues.all())}.
 */
public final class Cheats {

    private static final EffectKind GOD_MODE = new EffectKind("god mode");

    private static final Action GOD =
            new Cheating(new Typed.Befall(new Afflict(Lasting.endless(GOD_MODE, new Typed.Invulnerable()))));

    private static final Action MORTAL = new Cheating(new Typed.Befall(Cure.of(GOD_MODE)));

    /** Those that need nothing of the game's own. */
    public static final List<Cheat> COMMON = ImmutableList.of(
            Cheat.plain("heal", "heals all wounds", new Cheating(new Typed.Befall(Heal.of(1_000_000)))),
            Cheat.plain("reveal", "shows how this level is built", new Cheating(new Typed.Reveal())),
            Cheat.atCell("teleport", "puts you on a cell", cell -> new Cheating(new Typed.Appear(cell))),
            Cheat.plain("descend", "takes you down the stairs, wherever they are", new Cheating(new Typed.GoDown())),
            new Cheat(
                    "god",
                    "nothing harms you, or it does again",
                    new Cheat.Named(
                            "on|off",
                            turn -> ImmutableList.of("on", "off"),
                            word -> word.equals("on") ? GOD : MORTAL,
                            Optional.of(GOD))),
            new Cheat(
                    "kill",
                    "kills all enemies in view, or those of a name",
                    new Cheat.Named(
                            "name",
                            Cheats::enemies,
                            name -> new Cheating(new Typed.Kill(Optional.of(name))),
                            Optional.of(new Cheating(new Typed.Kill(Optional.empty()))))));

    private Cheats() {}

    /** @return the common cheats, one that gives any of these things, and one that brings any of these creatures */
    public static List<Cheat> with(Iterable<Blueprint> things, Iterable<Blueprint> creatures) {
        return ImmutableList.<Cheat>builder()
                .add(made("give", "thing", "puts a thing into your bag", things, Typed.Give::new))
                .add(made("spawn", "creature", "brings a creature next to you", creatures, Typed.Summon::new))
                .addAll(COMMON)
                .build();
    }

    private static Cheat made(
            String name, String what, String help, Iterable<Blueprint> all, Function<Blueprint, Action> deed) {
        Map<String, Blueprint> named = Maps.uniqueIndex(all, Blueprint::name);
        return Cheat.named(
                name,
                what,
                help,
                ImmutableList.copyOf(named.keySet()),
                word -> new Cheating(deed.apply(named.get(word))));
    }

    private static List<String> enemies(TurnView turn) {
        return Awareness.of(turn).enemies().stream()
                .map(Entity::name)
                .distinct()
                .toList();
    }
}
