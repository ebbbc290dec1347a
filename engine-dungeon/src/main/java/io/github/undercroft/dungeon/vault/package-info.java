/**
 * Vaults (also called prefabs): places drawn by hand, and a step that puts them into levels.
 *
 * <p>A {@link Vault} is a drawing of {@link Vault.Cell}s with {@link Vault.Entrance}s. {@link AddVaults} chooses vaults by weight and
 * depth, turns them ({@link Vault.Turn}), and puts them into rock or onto floor ({@link AddVaults.VaultGround}). The plan lists each {@link
 * Vault.VaultPlaced}. {@link Vaults} reads many from a text, and a {@link CellChoice} is a cell by chance.
 *
 * <p>A large vault gets its place before the level is dug: {@code reserving} of a generator, by {@link AddVaults#reservedIn}.
 *
 * <p>Elsewhere: whole levels drawn by hand are in {@code text}, shapes that are dug at random in {@code feature}.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>A vault has its walls in its own drawing,</b> corners included. So it can be put anywhere in rock, or on floor with floor
 *       around it, without a look at the rest of the level. Its cells are kept by {@code LevelDraft.keep}, which any step may use.
 *   <li><b>A machine is a vault,</b> and no type of its own: a prize behind a locked door, over deeps or beside a sleeper is drawn.
 *       For that, vaults are dead ends without stairs and keys, and may have things {@linkplain Vault#elsewhere elsewhere}.
 * </ul>
 */
@NullMarked
package io.github.undercroft.dungeon.vault;

import org.jspecify.annotations.NullMarked;
