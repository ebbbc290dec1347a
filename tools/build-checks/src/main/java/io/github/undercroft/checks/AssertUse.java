package io.github.undercroft.checks;

import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;

/** Finds {@code assert}, since the compiler guards each by a field of its own. */
final class AssertUse implements Search {

    @Override
    public Stream<Finding> in(Code code) {
        return Instructions.matching(code, "assert", AssertUse::asksWhetherOn);
    }

    private static boolean asksWhetherOn(AbstractInsnNode instruction) {
        return instruction instanceof FieldInsnNode field
                && field.getOpcode() == Opcodes.GETSTATIC
                && field.name.equals("$assertionsDisabled");
    }
}
