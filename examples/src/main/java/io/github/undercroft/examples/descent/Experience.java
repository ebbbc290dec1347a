package io.github.undercroft.examples.descent;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Reaction;
import io.github.undercroft.combat.Accuracy;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.Might;
import io.github.undercroft.event.EntityEvent;

/**
 * Experience by kills. 10 points make the second level, and each further one takes twice as many. A level gives, in turn,
 * health, a better aim and a harder blow.
 *
 * @param points that were earned so far
 * @param level 1 at the start
 */
record Experience(int points, int level) implements Reaction {

    static final Experience START = new Experience(0, 1);
    private static final int FIRST = 10;
    private static final int HEALTH = 8;

    /** What a level gives. */
    enum Gain {
        HEALTH("you are healthier"),
        AIM("your aim is better"),
        MIGHT("you hit harder");

        final String words;

        Gain(String words) {
            this.words = words;
        }
    }

    /** Somebody rose to a level. */
    record Rose(EntityId who, int level, Gain gain) implements EntityEvent {}

    /** The points at which the next level begins. */
    int next() {
        return FIRST << (level - 1);
    }

    static Experience of(Entity hero) {
        return Reaction.Several.find(hero, Experience.class).orElse(START);
    }

    @Override
    public void react(ActionContext context, Entity self, GameEvent event) {
        if (event instanceof Prize.Won won && won.who().equals(self.id())) {
            Experience now = new Experience(points + won.points(), level);
            while (now.points >= now.next()) {
                now = new Experience(now.points, now.level + 1);
                rise(context, self, now.level);
            }
            context.set(self.id(), now);
        }
    }

    private static void rise(ActionContext context, Entity self, int level) {
        Gain gain = Gain.values()[(level - 2) % Gain.values().length];
        switch (gain) {
            case HEALTH -> {
                Health health = (Health) self.get(Destructible.class).orElseThrow();
                context.set(self.id(), new Health(health.hitPoints() + HEALTH, health.max() + HEALTH));
            }
            case AIM ->
                context.set(
                        self.id(),
                        new Accuracy(1
                                + self.get(Accuracy.class).map(Accuracy::bonus).orElse(0)));
            case MIGHT ->
                context.set(
                        self.id(),
                        new Might(1 + self.get(Might.class).map(Might::bonus).orElse(0)));
        }
        context.emit(new Rose(self.id(), level, gain));
    }
}
