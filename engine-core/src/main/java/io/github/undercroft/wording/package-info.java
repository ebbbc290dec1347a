/** What an observer saw and heard, in words: English, the way to another language, and a log that folds repeats. */
@NullMarked
package io.github.undercroft.wording;

import org.jspecify.annotations.NullMarked;
