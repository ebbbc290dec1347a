/**
 * Games from a small map in one line, and checks of invariants over whole games; for tests, pages and authors.
 */
@SavedValues(
        value = "",
        hyphenated = true,
        except = {Recorder.class})
@NullMarked
package io.github.undercroft.scenario;

import io.github.undercroft.value.SavedValues;
import org.jspecify.annotations.NullMarked;
