package io.github.undercroft.checks;

import com.google.common.collect.ImmutableSet;
import java.util.stream.Stream;

/** Finds {@code catch} of exceptions that the JVM throws by itself and a browser does not. */
final class CaughtTraps implements Search {

    private static final ImmutableSet<String> TRAPS = ImmutableSet.of(
            "java/lang/ArithmeticException",
            "java/lang/ArrayStoreException",
            "java/lang/ClassCastException",
            "java/lang/IndexOutOfBoundsException",
            "java/lang/ArrayIndexOutOfBoundsException",
            "java/lang/StringIndexOutOfBoundsException",
            "java/lang/NegativeArraySizeException",
            "java/lang/NullPointerException",
            "java/lang/StackOverflowError",
            "java/lang/OutOfMemoryError",
            "java/lang/VirtualMachineError");

    @Override
    public Stream<Finding> in(Code code) {
        return code.bytecode().stream()
                .flatMap(type -> type.methods.stream()
                        .flatMap(method -> method.tryCatchBlocks.stream()
                                .filter(block -> block.type != null && TRAPS.contains(block.type))
                                .map(block -> new Finding(
                                        Instructions.nameOf(type),
                                        "catches " + block.type + Instructions.placeOf(method, block.start)))));
    }
}
