package io.github.undercroft.checks;

import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/** Walks through bytecode. */
final class Instructions {

    private Instructions() {}

    static String nameOf(ClassNode type) {
        return type.name.replace('/', '.');
    }

    /** Every instruction of every method for which the predicate holds, with its line. */
    static Stream<Finding> matching(Code code, String what, Predicate<AbstractInsnNode> wanted) {
        return code.bytecode().stream()
                .flatMap(type -> type.methods.stream()
                        .flatMap(method -> of(method)
                                .filter(wanted)
                                .map(found -> new Finding(nameOf(type), what + placeOf(method, found)))));
    }

    static Stream<AbstractInsnNode> of(MethodNode method) {
        return StreamSupport.stream(method.instructions.spliterator(), false);
    }

    static String placeOf(MethodNode method, AbstractInsnNode instruction) {
        AbstractInsnNode before = instruction;
        while (before != null && !(before instanceof LineNumberNode)) {
            before = before.getPrevious();
        }
        String line = before instanceof LineNumberNode number ? ", line " + number.line : "";
        return " in " + method.name + "()" + line;
    }

    /** The instruction before, past labels and line numbers; null at the start of the method. */
    static @Nullable AbstractInsnNode previous(AbstractInsnNode instruction) {
        AbstractInsnNode before = instruction.getPrevious();
        while (before != null && before.getOpcode() < 0) {
            before = before.getPrevious();
        }
        return before;
    }
}
