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

/** The proving level: grass, wooden doors, oil, water, whirlpools and the dark, and what one does with them, on one screen. */
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
            .put("torch", "Gives light while you carry it.")
            .put("crown", "Take it to win.")
            .buildOrThrow();

    @Override
    public About about() {
        return new About(
                        "descent-proving",
                        "One level on which to try fire, water, ice, oil, light and pushes.",
                        Halls.SIZE)
                .telling(StatusLine.HIT_POINTS, StatusLine.WORN)
                .opening(
                        "Grass burns, water freezes, whirlpools drown: try it. A crown lies in the dark, in the south-west.")
                .closing("All is proved.", "The crown still lies there.");
    }

    @Override
    public Rules rules(BoardSize size, Seat seat) {
        Blueprint hero = seat == Seat.BOT ? Halls.HERO.replacing(ProvingBot.brain()) : Halls.HERO.with(new AutoEquip());
        return Halls.drawn(Rules.named("descent-proving"))
                .steps(Movement.EIGHT_WAY)
                .ambientLight(0)
                .endsWhen(EndConditions.lostWithout(Halls.HERO.name()))
                .endsWhen(EndCondition.when(ProvingLevel::hasCrown, game -> Outcome.won("the crown is yours")))
                .level("proving level", Halls.with(hero))
                .types(FirstDescentValues.all())
                .types(ProvingValues.all())
                .types(CheatValues.all())
                .build();
    }

    private static boolean hasCrown(GameView game) {
        return game.entities().stream()
                .anyMatch(each ->
                        each.name().equals(Stock.CROWN.name()) && !(each.location() instanceof Location.OnLevel));
    }

    @Override
    public ImmutableList<Verb> verbs() {
        return ImmutableList.<Verb>builder()
                .addAll(Verbs.WITH_THINGS)
                .add(Verbs.ATTACK, Verbs.RUN, Verbs.RECOVER, Verbs.REST)
                .build();
    }

    @Override
    public Optional<Commands> commands() {
        return Optional.of(FirstDescent.cheats(Stock.ALL));
    }

    @Override
    public Optional<String> description(String name) {
        return Optional.ofNullable(TOLD.get(name));
    }

    /** That a barrel is gone when it has burnt up needs no words. */
    @Override
    public Wording wording() {
        return English.standard()
                .withDamage()
                .silentIf(Removed.class, (gone, say) -> gone.name().equals(Stock.BARREL.name()));
    }
}
