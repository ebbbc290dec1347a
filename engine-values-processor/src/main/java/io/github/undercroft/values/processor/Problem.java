package io.github.undercroft.values.processor;

import javax.lang.model.element.Element;

/**
 * Something in the source that keeps a type from being saved.
 *
 * @param where the element at whose line the compiler reports it
 * @param what the message: what is wrong, and what to do about it
 */
record Problem(Element where, String what) {}
