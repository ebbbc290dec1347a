package io.github.undercroft.item;

import io.github.undercroft.Component;
import io.github.undercroft.value.SavedAs;

/** Once worn, it can't be taken off, dropped or thrown. */
@SavedAs(constant = "CLINGS")
public record Cursed() implements Component {}
