/** Ready-made fighting: attacks, weapons, rolls to hit, bonuses and health. */
@NullMarked
package io.github.undercroft.combat;

import org.jspecify.annotations.NullMarked;
