package io.github.undercroft.seeds;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A law of jqwik, or a class of them, that takes seconds: an ordinary run tries it half as often, the first half of the same
 * tries. {@link Tries} says when all are made.
 */
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
public @interface Heavy {}
