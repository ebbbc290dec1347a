package io.github.undercroft.front.mode;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.front.Deeds;
import io.github.undercroft.front.FrontVerb;
import io.github.undercroft.front.Verb;
import io.github.undercroft.game.Choice;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Which keys would only be answered by a refusal, by the list of what can be done. */
final class Refused {

    private Refused() {}

    /**
     * The verbs of which no deed can be done, whatever it is done with. Stairs that are known are no refusal: their key goes there. To
     * explore is refused where the next step would lead nearer to an enemy in view.
     */
    static Set<String> names(PlayControls play, List<Deeds.Judged> deeds) {
        Set<String> possible = deeds.stream()
                .filter(each -> !(each.choice() instanceof Choice.Refused))
                .map(each -> each.deed().verb())
                .collect(Collectors.toSet());
        ImmutableSet.Builder<String> refused = ImmutableSet.builder();
        play.game().verbs().stream()
                .filter(verb -> !possible.contains(verb.name()) && !VerbStarter.goesToStairs(verb, play))
                .map(Verb::name)
                .forEach(refused::add);
        if (new AutoExplore(play).isHeldByFoe(play.turn())) {
            refused.add(FrontVerb.EXPLORE.verbName());
        }
        return refused.build();
    }
}
