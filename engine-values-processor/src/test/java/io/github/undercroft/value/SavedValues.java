package io.github.undercroft.value;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

/** Stands for the engine's, which is compiled after this module. */
@Target({ElementType.PACKAGE, ElementType.TYPE})
public @interface SavedValues {

    String value();

    boolean hyphenated() default false;

    Class<?>[] also() default {};

    Class<?>[] except() default {};

    String className() default "";
}
