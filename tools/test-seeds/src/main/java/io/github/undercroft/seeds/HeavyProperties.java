package io.github.undercroft.seeds;

import java.lang.reflect.AnnotatedElement;
import java.util.Optional;
import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/**
 * Tries each {@link Heavy} property as often as {@link Tries} says.
 *
 * <p>jqwik finds this class as a service.
 */
public final class HeavyProperties implements AroundPropertyHook {

    /** The system property with the tries of a property that states none. */
    public static final String DEFAULT_TRIES = "test.tries";

    /** Made by jqwik. */
    public HeavyProperties() {}

    @Override
    public PropertyExecutionResult aroundProperty(PropertyLifecycleContext context, PropertyExecutor property) {
        if (context.targetMethod().isAnnotationPresent(Heavy.class)
                || context.containerClass().isAnnotationPresent(Heavy.class)) {
            int all = context.attributes().tries().orElseGet(() -> Integer.getInteger(DEFAULT_TRIES, 100));
            context.attributes().setTries(Tries.of(all));
        }
        return property.execute();
    }

    @Override
    public boolean appliesTo(Optional<AnnotatedElement> element) {
        return true;
    }

    /** Without it jqwik applies a service to the engine as a whole and to no property. */
    @Override
    public PropagationMode propagateTo() {
        return PropagationMode.ALL_DESCENDANTS;
    }
}
