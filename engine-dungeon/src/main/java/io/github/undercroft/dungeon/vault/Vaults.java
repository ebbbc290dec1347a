package io.github.undercroft.dungeon.vault;

import java.util.List;
import java.util.Objects;

/**
 * Reads many vaults from one text, such as a file of a game.
 *
 * <pre>{@code
 * List<Vault> vaults = Vaults.read("five.vaults", """
 *         // A line that begins with two slashes is a comment, but in a map.
 *         '$' = "gold" 2d6*10
 *
 *         vault: flooded treasury
 *         tags: treasure, water
 *         depth: 3-9
 *         weight: 5
 *         mirror: no
 *         'a' = 25% pillar, 75% floor
 *         'e' = alike: "eel" on shallows, "toad" on shallows
 *         map:
 *         #########
 *         #$a~~e..E
 *         #$.~~e..#
 *         #########
 *         """);
 * }</pre>
 *
 * <p>A vault begins with {@code vault:} and its name, which no other vault of the text has, and ends with its map: the rows
 * after {@code map:}, up to a blank line or the end of the text; no blank line is inside a map. Rows that end before others go on
 * outside of the vault, as if filled up with blanks. Between them, in any order and each at most once:
 *
 * <ul>
 *   <li>{@code tags:} words with commas between; none without it,
 *   <li>{@code depth:} as {@code 3-9}, {@code 3} alone, or {@code 3-} with all deeper; all depths without it,
 *   <li>{@code weight:} 1 to a million; 1 without it,
 *   <li>{@code turn:} and {@code mirror:} whether it may be turned by quarters, and mirrored: {@code yes} or {@code no}; yes
 *       without it,
 *   <li>{@code elsewhere:} {@linkplain Vault#elsewhere things that lie elsewhere on the level}, as {@code "frost flask", "gold" 2d6},
 *   <li>letters: {@code 'x' =} and what it stands for. A letter before the first vault, or between two, is for all vaults
 *       after it.
 * </ul>
 *
 * <p>A letter stands for a kind of cell ({@code floor}, {@code wall} or {@code rock}, and the other {@code CellKind}s but
 * stairs, in small letters with blanks); an entrance ({@code entrance}, or with its kind, {@code entrance secret door}); or a
 * thing, a monster or a mark, which is a word of the game's theme in double quotes, with an amount or dice if it is not 1 and
 * the ground if it is not floor ({@code "gold" 2d6*10 on shallows}). Several with commas between are a {@link CellChoice}:
 * equally likely, or each with its percentage, which add up to 100. Each cell of the letter draws one; with {@code alike:}
 * before them, all its cells in a vault get the same. Letters of {@link Vault#LEGEND} need no such line, but may get one.
 *
 * <p>Lines end with {@code \n} or {@code \r\n}. O(characters + cells of the vaults).
 */
public final class Vaults {

    private Vaults() {}

    /**
     * Reads the vaults of a text.
     *
     * @param name the name of the file, for messages
     * @param text a file of vaults, with one or more
     * @return the vaults, in the order in which they are written
     * @throws IllegalArgumentException if it is none; the message begins with {@code NAME:ROW:COLUMN}, counted from 1 in lines
     *     and code points, and says what is wrong there and what to write instead. Of several faults it is the first
     */
    public static List<Vault> read(String name, String text) {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(text, "text");
        return new VaultFile(name, text).read();
    }
}
