package mygame;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.utils.ScreenUtils;
import io.github.undercroft.front.play.FrontOptions;
import io.github.undercroft.front.play.Keeper;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.play.PlayLoop;
import io.github.undercroft.front.sheet.SheetPixels;

/**
 * The cellar in a window of libGDX. Not a {@code com.badlogic.gdx.Game}: that name would clash with the engine's {@code Game},
 * and what it adds, a change of screens, is done by {@link Play} here.
 */
final class CellarWindow extends ApplicationAdapter {
    private static final int SIZE = 16;
    private static final int WIDTH = 80 * SIZE;
    private static final int HEIGHT = 24 * SheetPixels.cellHeight(SIZE);

    private final Play play = newPlay();
    private final GdxSurface surface = new GdxSurface(WIDTH, HEIGHT, SIZE);
    private final PlayLoop loop = new PlayLoop(play, surface);
    /** For how many milliseconds the present picture is still shown. */
    private float left;
    private int drawn;
    private SpriteBatch batch;
    private Texture texture;

    static Play newPlay() {
        Cellar game = new Cellar();
        return Play.kept(FrontOptions.of(game).withTiles(), game.about().usualSize(), 5, Keeper.NONE);
    }

    @Override
    public void create() {
        batch = new SpriteBatch();
        Gdx.input.setInputProcessor(surface.processor);
    }

    @Override
    public void resize(int width, int height) {
        batch.getProjectionMatrix().setToOrtho2D(0, 0, width, height);
        surface.resize(width, height);
    }

    @Override
    public void render() {
        left -= 1000 * Gdx.graphics.getDeltaTime();
        do {
            left = left > 0 ? left : loop.advance();
        } while (left == 0 && !play.isOver());
        if (play.isOver()) {
            Gdx.app.exit();
        }
        if (drawn < surface.count) {
            drawn = surface.count;
            renew();
        }
        ScreenUtils.clear(0, 0, 0, 1);
        batch.begin();
        batch.draw(texture, 0, Gdx.graphics.getHeight() - texture.getHeight());
        batch.end();
    }

    private void renew() {
        if (texture != null) {
            texture.dispose();
        }
        Pixmap pixels = surface.pixmap();
        texture = new Texture(pixels);
        pixels.dispose();
    }

    @Override
    public void dispose() {
        play.quit(); // saves the game, if a Keeper keeps it
        batch.dispose();
        texture.dispose();
    }

    public static void main(String[] arguments) {
        Lwjgl3ApplicationConfiguration window = new Lwjgl3ApplicationConfiguration();
        CellarWindow cellar = new CellarWindow();
        window.setTitle(cellar.play.options().title());
        window.setWindowedMode(WIDTH, HEIGHT);
        new Lwjgl3Application(cellar, window);
    }
}
