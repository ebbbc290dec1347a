package io.github.undercroft.checks;

import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Finds an EnumMap or EnumSet of an enum of the JDK, if the class or constant is named at the call. */
final class ForeignEnumSets implements Search {

    @Override
    public Stream<Finding> in(Code code) {
        return Instructions.matching(code, "EnumMap or EnumSet over an enum of the JDK", ForeignEnumSets::isForeign);
    }

    private static boolean isForeign(AbstractInsnNode instruction) {
        return instruction instanceof MethodInsnNode call && isMade(call) && namesTheJdk(Instructions.previous(call));
    }

    private static boolean isMade(MethodInsnNode call) {
        return call.owner.equals("java/util/EnumSet")
                || (call.owner.equals("java/util/EnumMap") && call.name.equals("<init>"));
    }

    private static boolean namesTheJdk(@Nullable AbstractInsnNode argument) {
        if (argument instanceof LdcInsnNode constant && constant.cst instanceof Type type) {
            return type.getInternalName().startsWith("java/");
        }
        return argument instanceof FieldInsnNode field && field.owner.startsWith("java/");
    }
}
