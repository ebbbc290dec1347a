package mygame;

import io.github.undercroft.dungeon.bsp.BspLevels;
import io.github.undercroft.random.RandomSource;

final class Main {
    public static void main(String[] arguments) {
        System.out.println(BspLevels.of(60, 18).generate(RandomSource.of(1)));
    }
}
