package io.github.undercroft.examples.descent.proving;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.Blueprint;
import io.github.undercroft.EndCondition;
import io.github.undercroft.EndConditions;
import io.github.undercroft.GameView;
import io.github.undercroft.Location;
import io.github.undercroft.Outcome;
import io.github.undercroft.event.Removed;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.descent.first.Bestiary;
import io.github.undercroft.examples.descent.first.Chests;
import io.github.undercroft.examples.descent.first.FirstDescent;
import io.github.undercroft.examples.descent.first.FirstDescentValues;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Commands;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.StatusLine;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.Verbs;
import io.github.undercroft.front.cheat.CheatValues;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.item.AutoEquip;
import io.github.undercroft.wording.English;
import io.github.undercroft.wording.Wording;
import java.util.Optional;

/** The proving level: what lives on the ground, and who goes along or lies in wait, on two floors of one screen each. */
public final class ProvingLevel implements BundledGame {

    private static final ImmutableMap<String, String> TOLD = ImmutableMap.<String, String>builder()
            .put("tall grass", "Hides who is in it, and burns.")
            .put("closed door", "Of wood: fire burns it down.")
            .put("oil", "Burns at once when fire comes near.")
            .put("deep water", "Nobody here swims, nor lets himself be pushed in.")
            .put("whirlpool", "Drowns whoever gets in. Push a goblin.")
            .put("barrel", "In the way until it is pushed, or burns.")
            .put("bottle of fire", "Sets fire to the ground where it breaks. Throw it.")
            .put("bottle of gas", "Lets out poison where it breaks. Throw it.")
            .put("poison gas", "Poisons who breathes it; it thins, and doors stop it.")
            .put("marsh gas", "Harmless, until fire comes near.")
            .put("bottle of water", "Floods the ground where it breaks, and puts out fire. Throw it.")
            .put("bottle of frost", "Freezes water where it breaks, and puts out fire. Throw it.")
            .put("wand of force", "Pushes four cells away. Aim it at who stands before a whirlpool or fire.")
            .put("wooden shield", "Takes 1 off each blow. It may burn with you.")
            .put("ogre", "Fills four cells, and sleeps. A gap of one cell is too narrow for it.")
            .put("dog", "Goes with you. Tell it to stay, to come or to attack.")
            .put("chasm", "A way down that hurts.")
            .put("bridge", "Of wood: it burns, and who is on it falls.")
            .put("lever", "Step onto it: it opens the bars.")
            .put("bars", "One sees through them. A lever opens them.")
            .put("chest", "Walk into it.")
            .put("old jackal", "Leads the pack. When it falls, the others flee.")
            .put("mimic", "It was no chest.")
            .put("sword", "Take it, and the two others are gone.")
            .put("mail", "Takes 2 off each blow. Take it, and the two others are gone.")
            .put("bow", "Strikes six cells far. Take it, and the two others are gone.")
            .put("torch", "Gives light while you carry it.")
            .put("crown", "Take it to win.")
            .buildOrThrow();

    @Override
    public About about() {
        return new About(
                        "descent-proving",
                        "Two floors on which to try fire, water, ice, light, pushes, a dog and a pack.",
                        Halls.SIZE)
                .telling(StatusLine.HIT_POINTS, StatusLine.WORN)
                .opening(
                        "Grass burns, water freezes, whirlpools drown: try it. The crown lies a floor below, behind bars.")
                .closing("All is proved.", "The crown still lies there.");
    }

    @Override
    public Rules rules(BoardSize size, Seat seat) {
        Blueprint hero = seat == Seat.BOT ? Halls.HERO.replacing(ProvingBot.brain()) : Halls.HERO.with(new AutoEquip());
        return Drawn.on(Rules.named("descent-proving"))
                .steps(Movement.EIGHT_WAY)
                .ambientLight(0)
                .endsWhen(EndConditions.lostWithout(Halls.HERO.name()))
                .endsWhen(EndCondition.when(ProvingLevel::hasCrown, game -> Outcome.won("the crown is yours")))
                .level("proving level", Halls.with(hero))
                .level("below", Below.text())
                .guises(Chests.Seeming.OF_MIMICS)
                .types(FirstDescentValues.all())
                .types(ProvingValues.all())
                .types(CheatValues.all())
                .build();
    }

    private static boolean hasCrown(GameView game) {
        return game.entities().stream()
                .anyMatch(each -> Stock.CROWN.isOf(each) && !(each.location() instanceof Location.OnLevel));
    }

    @Override
    public ImmutableList<Verb> verbs() {
        return ImmutableList.<Verb>builder()
                .addAll(Verbs.WITH_THINGS)
                .add(
                        Verbs.ATTACK,
                        Verbs.COMMAND,
                        Verbs.CLIMB_UP,
                        Verbs.CLIMB_DOWN,
                        Verbs.RUN,
                        Verbs.RECOVER,
                        Verbs.REST)
                .build();
    }

    @Override
    public Optional<Commands> commands() {
        return Optional.of(FirstDescent.cheats(Stock.ALL, Bestiary.ALL));
    }

    @Override
    public Optional<String> description(String name) {
        return Optional.ofNullable(TOLD.get(name));
    }

    /** That a barrel is gone when it has burnt up needs no words. */
    @Override
    public Wording wording() {
        return English.standard().withDamage().silentIf(Removed.class, (gone, say) -> Stock.BARREL.isOf(gone.body()));
    }
}
