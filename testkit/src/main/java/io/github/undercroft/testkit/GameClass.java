package io.github.undercroft.testkit;

import io.github.undercroft.front.PlayableGame;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;

/** Makes a game by the name of its class, as the second JVM does. */
final class GameClass {

    private GameClass() {}

    /** Makes it by the constructor that takes nothing, which need not be public. */
    static PlayableGame made(String name) throws NoSecondJvm {
        try {
            Constructor<?> constructor = Class.forName(name).getDeclaredConstructor();
            constructor.setAccessible(true);
            return (PlayableGame) constructor.newInstance();
        } catch (InvocationTargetException broken) {
            throw new NoSecondJvm("the constructor of " + name + " threw " + broken.getCause());
        } catch (ReflectiveOperationException | LinkageError | RuntimeException none) {
            throw new NoSecondJvm(name + " has no constructor that takes nothing");
        }
    }

    /** The name of a game's class, by which the same game can be made. */
    static String nameOf(PlayableGame game) throws NoSecondJvm {
        String name = game.getClass().getName();
        PlayableGame same = made(name);
        boolean isSame = game instanceof Record
                ? same.equals(game)
                : same.about().name().equals(game.about().name());
        if (!isSame) {
            throw new NoSecondJvm("the constructor of " + name + " that takes nothing makes another game");
        }
        return name;
    }
}
