package io.github.undercroft.value;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

/** Stands for the engine's, which is compiled after this module. */
@Target({ElementType.TYPE, ElementType.RECORD_COMPONENT})
public @interface SavedAs {

    String value() default "";

    String[] formerly() default {};

    String constant() default "";
}
