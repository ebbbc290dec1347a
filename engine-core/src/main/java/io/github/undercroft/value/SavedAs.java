package io.github.undercroft.value;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * How a record, an enum or a record's component is named in hashes and saves. With it, a class or a component can be renamed
 * without a change of either. Both {@link SavedValues} and {@link RecordTypes} follow it; {@code RecordTypes.named} takes the
 * type's name from its caller.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.RECORD_COMPONENT})
public @interface SavedAs {

    /** @return the whole name, without a namespace before it; if empty, the name that it has by default */
    String value() default "";

    /** @return names of a type in older saves, which are read as well */
    String[] formerly() default {};

    /** @return the only constant of the enum that a record without components once was */
    String constant() default "";
}
