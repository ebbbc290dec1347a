package mygame;

import io.github.undercroft.front.browser.GamePage;

/** Plays on a page; {@code #bot=10} in its address lets the bot play. */
final class PageMain {
    public static void main(String[] arguments) {
        GamePage.open(MyGame.OPTIONS, Bot::play);
    }
}
