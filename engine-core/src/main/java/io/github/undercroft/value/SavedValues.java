package io.github.undercroft.value;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Has the value types of a package's records and enums written at compile time. It needs the annotation processor of the
 * module {@code engine-values-processor}; without it, nothing happens.
 *
 * <pre>
 * &#64;SavedValues("mygame")
 * package mygame;
 * </pre>
 *
 * <p>makes a class {@code MygameValues} in that package, and the rules take {@code types(MygameValues.all())}. On a class
 * the annotation finds the types that are nested in it: {@code Cellar} gets {@code CellarValues}.
 *
 * <p>It finds the records and enums that are actions, components (weapons, brains), behaviours, terrain, effects,
 * consequences or area shapes, what has {@link SavedAs}, and the types of their components. A component may be an {@code
 * int}, {@code long}, {@code boolean}, {@code double}, {@code String}, a record, an enum, an interface of these, or a
 * {@code List} or {@code Optional} of these. Anything else is an error at its line; so is a component of which nobody saves what it
 * holds: an interface that only lambdas implement, or a record of another package that has no such annotation.
 *
 * <p>{@link RecordTypes} does the same by reflection, and gives the same names.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.PACKAGE, ElementType.TYPE})
public @interface SavedValues {

    /** @return the namespace: a record {@code Crossbow} stands in saves as {@code mygame.Crossbow} */
    String value();

    /** @return whether names are written as {@code linear-weapon} instead of {@code LinearWeapon} */
    boolean hyphenated() default false;

    /**
     * @return more records and enums, of any package that has no value types of them; or interfaces, whose records and enums are
     *     saved then: those of the annotated package or class, and those that are named here too
     */
    Class<?>[] also() default {};

    /** @return types to leave alone: they have a value type written by hand, or are never in a state */
    Class<?>[] except() default {};

    /** @return the simple name of the generated class, if it isn't to be the default */
    String className() default "";
}
