package io.github.undercroft.checks;

import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Finds mutable static fields: not final, public or protected arrays, and mutable collections of the JDK. A mutable
 * object returned by a method is not found.
 */
final class StaticState implements Search {

    @Override
    public Stream<Finding> in(Code code) {
        return Stream.concat(
                code.bytecode().stream().flatMap(StaticState::fieldsOf),
                Instructions.matching(code, "mutable object in a static field", StaticState::storesMutable));
    }

    private static Stream<Finding> fieldsOf(ClassNode type) {
        return type.fields.stream()
                .filter(StaticState::canChange)
                .map(field -> new Finding(Instructions.nameOf(type), "static field " + field.name + " can change"));
    }

    private static boolean canChange(FieldNode field) {
        if (!has(field, Opcodes.ACC_STATIC) || has(field, Opcodes.ACC_SYNTHETIC)) {
            return false;
        }
        boolean open = has(field, Opcodes.ACC_PUBLIC) || has(field, Opcodes.ACC_PROTECTED);
        return !has(field, Opcodes.ACC_FINAL) || (open && field.desc.startsWith("["));
    }

    private static boolean has(FieldNode field, int flag) {
        return (field.access & flag) != 0;
    }

    private static boolean storesMutable(AbstractInsnNode instruction) {
        return instruction.getOpcode() == Opcodes.PUTSTATIC
                && Instructions.previous(instruction) instanceof MethodInsnNode made
                && (isNewOfJdk(made) || isNewOfGuava(made));
    }

    private static boolean isNewOfJdk(MethodInsnNode made) {
        return made.name.equals("<init>")
                && (made.owner.startsWith("java/util/") || made.owner.startsWith("java/lang/StringBu"));
    }

    private static boolean isNewOfGuava(MethodInsnNode made) {
        return made.owner.startsWith("com/google/common/collect/")
                && (made.name.startsWith("new") || (made.name.equals("create") && !made.owner.contains("Immutable")));
    }
}
