package io.github.undercroft.examples.descent.first;

import com.google.common.collect.ImmutableMap;

/** What a player reads about everything. */
final class Descriptions {

    static final ImmutableMap<String, String> ALL = ImmutableMap.<String, String>builder()
            .put("hero", "That is you.")
            .put("rat", "Weak, but never far from other rats.")
            .put("kobold", "Throws darts, and keeps away. Drive it into a corner.")
            .put("viper", "Sleeps until it hears you. Its bite is poison.")
            .put("jackal", "Twice as fast as you. Fight it with your back to a wall.")
            .put("goblin", "Runs when it is hurt, and comes back when it has healed.")
            .put("ooze", "Splits in two when it is hit.")
            .put("ogre", "Slow, but its club may kill you in three blows.")
            .put("warden", "Guards the way out. Its mail cracks when it is hurt; beware of what it does without.")
            .put("dagger", "1d4, and 8 more against sleepers.")
            .put("spear", "1d6, at up to two cells.")
            .put("sword", "1d8+1.")
            .put("axe", "1d8 against three cells at once.")
            .put("leather armour", "Takes 1 off each blow.")
            .put("mail", "Takes 2 off each blow.")
            .put("plate armour", "Takes 3 off each blow.")
            .put("potion of healing", "Heals 2d6+6.")
            .put("potion of speed", "Makes you twice as fast for 15 turns.")
            .put("potion of strength", "Your blows do 3 more for 20 turns.")
            .put("potion of life", "Heals 1 each turn, for 25 turns.")
            .put("potion of fire", "Burns for 2d6 where it breaks, and all around. Throw it.")
            .put("scroll of teleport", "Takes you to another place on this floor.")
            .put("scroll of fright", "All enemies in view flee for 15 turns, but not the warden.")
            .put("iron key", "Opens an iron-bound chest, and is used up.")
            .put("chest", "Walk into it to open it, and again to take what is in it.")
            .put("iron-bound chest", "Locked. An iron key opens it, or you bash it in.")
            .put("grave", "Somebody got no farther.")
            .put("dart trap", "Hurts for 1d4.")
            .put("snare", "Holds you for 3 turns.")
            .put("sprung dart trap", "Harmless now.")
            .put("sprung snare", "Harmless now.")
            .put("stairs down", "> goes down; enemies beside you follow.")
            .put("stairs up", "< goes up; the floor is as you left it.")
            .put("wall", "Solid rock.")
            .buildOrThrow();

    private Descriptions() {}
}
