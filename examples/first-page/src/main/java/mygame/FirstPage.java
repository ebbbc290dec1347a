package mygame;

import io.github.undercroft.front.browser.GamePage;

/** The page of a game. */
public final class FirstPage {

    private FirstPage() {}

    public static void main(String[] arguments) {
        GamePage.open(new RatHunt());
    }
}
