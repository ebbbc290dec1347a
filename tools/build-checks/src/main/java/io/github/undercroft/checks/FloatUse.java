package io.github.undercroft.checks;

import com.google.common.collect.ImmutableSet;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;

/** Finds {@code float} in fields, signatures and instructions. */
final class FloatUse implements Search {

    private static final ImmutableSet<Integer> OPCODES = ImmutableSet.of(
            Opcodes.FCONST_0,
            Opcodes.FCONST_1,
            Opcodes.FCONST_2,
            Opcodes.FLOAD,
            Opcodes.FSTORE,
            Opcodes.FALOAD,
            Opcodes.FASTORE,
            Opcodes.FADD,
            Opcodes.FSUB,
            Opcodes.FMUL,
            Opcodes.FDIV,
            Opcodes.FREM,
            Opcodes.FNEG,
            Opcodes.FCMPL,
            Opcodes.FCMPG,
            Opcodes.FRETURN,
            Opcodes.I2F,
            Opcodes.L2F,
            Opcodes.D2F,
            Opcodes.F2I,
            Opcodes.F2L,
            Opcodes.F2D);

    @Override
    public Stream<Finding> in(Code code) {
        return Stream.concat(
                code.bytecode().stream().flatMap(FloatUse::declaredBy),
                Instructions.matching(code, "float", FloatUse::isFloat));
    }

    private static Stream<Finding> declaredBy(ClassNode type) {
        Stream<String> fields = type.fields.stream()
                .filter(field -> hasFloat(Type.getType(field.desc)))
                .map(field -> "float field " + field.name);
        Stream<String> methods = type.methods.stream()
                .filter(method -> hasFloat(Type.getMethodType(method.desc)))
                .map(method -> "float in the signature of " + method.name + "()");
        return Stream.concat(fields, methods).map(what -> new Finding(Instructions.nameOf(type), what));
    }

    private static boolean hasFloat(Type type) {
        return switch (type.getSort()) {
            case Type.FLOAT -> true;
            case Type.ARRAY -> type.getElementType().equals(Type.FLOAT_TYPE);
            case Type.METHOD ->
                hasFloat(type.getReturnType())
                        || Stream.of(type.getArgumentTypes()).anyMatch(FloatUse::hasFloat);
            default -> false;
        };
    }

    private static boolean isFloat(AbstractInsnNode instruction) {
        if (instruction instanceof LdcInsnNode constant) {
            return constant.cst instanceof Float;
        }
        if (instruction instanceof IntInsnNode array && array.getOpcode() == Opcodes.NEWARRAY) {
            return array.operand == Opcodes.T_FLOAT;
        }
        return OPCODES.contains(instruction.getOpcode());
    }
}
