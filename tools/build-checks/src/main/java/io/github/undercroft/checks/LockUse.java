package io.github.undercroft.checks;

import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;

/** Finds {@code synchronized} blocks and methods, and {@code volatile} fields. */
final class LockUse implements Search {

    @Override
    public Stream<Finding> in(Code code) {
        return Stream.concat(
                code.bytecode().stream().flatMap(LockUse::declaredBy),
                Instructions.matching(
                        code, "synchronized", instruction -> instruction.getOpcode() == Opcodes.MONITORENTER));
    }

    private static Stream<Finding> declaredBy(ClassNode type) {
        Stream<String> methods = type.methods.stream()
                .filter(method -> (method.access & Opcodes.ACC_SYNCHRONIZED) != 0)
                .map(method -> "synchronized method " + method.name + "()");
        Stream<String> fields = type.fields.stream()
                .filter(field -> (field.access & Opcodes.ACC_VOLATILE) != 0)
                .map(field -> "volatile field " + field.name);
        return Stream.concat(methods, fields).map(what -> new Finding(Instructions.nameOf(type), what));
    }
}
