package io.github.undercroft.seeds;

import java.lang.reflect.AnnotatedElement;
import java.security.SecureRandom;
import java.util.Optional;
import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/**
 * Seeds each property by the names of its class and method, unless it states a seed itself.
 *
 * <p>The system property {@value #SEEDS} chooses the seeds. {@code fixed}, the default, gives the same ones in each run.
 * {@code random} draws others once in a JVM and prints the number they come from; that number in place of {@code random}
 * repeats them.
 *
 * <p>jqwik finds this class as a service.
 */
public final class SeededProperties implements AroundPropertyHook {

    /** The system property that chooses the seeds. */
    public static final String SEEDS = "test.seeds";

    private static final class Drawn {

        private static final long BASE = draw();

        private static long draw() {
            long base = new SecureRandom().nextLong();
            System.out.println("Seeds of the property tests: -D" + SEEDS + "=" + base + " repeats them");
            return base;
        }
    }

    /** Made by jqwik. */
    public SeededProperties() {}

    private static long base() {
        String choice = System.getProperty(SEEDS, "fixed");
        switch (choice) {
            case "fixed":
                return 0;
            case "random":
                return Drawn.BASE;
            default:
                try {
                    return Long.parseLong(choice);
                } catch (NumberFormatException notANumber) {
                    throw new IllegalArgumentException(
                            SEEDS + " is fixed, random, or the whole number that a random run printed, not " + choice,
                            notANumber);
                }
        }
    }

    @Override
    public PropertyExecutionResult aroundProperty(PropertyLifecycleContext context, PropertyExecutor property) {
        if (context.attributes().seed().isEmpty()) {
            String name = context.containerClass().getName() + "#"
                    + context.targetMethod().getName();
            context.attributes().setSeed(Long.toString(seed(name, base())));
        }
        return property.execute();
    }

    /** FNV-1a, begun with the base. */
    private static long seed(String name, long base) {
        long hash = 0xcbf29ce484222325L ^ base;
        for (int i = 0; i < name.length(); i++) {
            hash = (hash ^ name.charAt(i)) * 0x100000001b3L;
        }
        return hash;
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
