package io.github.undercroft.checks.culprits;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a class that breaks a ban on purpose; every method and field of it that is not private breaks it. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface CaughtBy {

    /** The ban's name. */
    String value();
}
