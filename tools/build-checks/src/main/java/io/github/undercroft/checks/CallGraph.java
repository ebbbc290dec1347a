package io.github.undercroft.checks;

import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.Handle;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Which methods call each other among the given classes; a lambda counts as called where it is made. */
final class CallGraph {

    private final ImmutableMap<String, ClassNode> types;

    private CallGraph(Code code) {
        types = code.bytecode().stream().collect(ImmutableMap.toImmutableMap(type -> type.name, type -> type));
    }

    /**
     * A method, as the class file names it.
     *
     * @param owner the class that declares it
     * @param name its name
     * @param descriptor its parameters and result
     */
    record Method(String owner, String name, String descriptor) {

        String className() {
            return owner.replace('/', '.');
        }

        String shortName() {
            return owner.substring(owner.lastIndexOf('/') + 1) + "." + name + "()";
        }
    }

    static Map<Method, Set<Method>> of(Code code) {
        CallGraph graph = new CallGraph(code);
        Map<Method, Set<Method>> calls = new LinkedHashMap<>();
        for (ClassNode type : code.bytecode()) {
            for (MethodNode method : type.methods) {
                calls.put(new Method(type.name, method.name, method.desc), graph.calledBy(method));
            }
        }
        return calls;
    }

    private Set<Method> calledBy(MethodNode method) {
        Set<Method> called = new LinkedHashSet<>();
        Instructions.of(method)
                .flatMap(CallGraph::targets)
                .flatMap(target -> declared(target).stream())
                .forEach(called::add);
        return called;
    }

    private static Stream<Method> targets(AbstractInsnNode instruction) {
        if (instruction instanceof MethodInsnNode call) {
            return Stream.of(new Method(call.owner, call.name, call.desc));
        }
        if (instruction instanceof InvokeDynamicInsnNode dynamic) {
            return Stream.of(dynamic.bsmArgs)
                    .filter(Handle.class::isInstance)
                    .map(Handle.class::cast)
                    .map(handle -> new Method(handle.getOwner(), handle.getName(), handle.getDesc()));
        }
        return Stream.empty();
    }

    /** The declaration that a call names: in the type itself, above it, or in one of its interfaces. */
    private Optional<Method> declared(Method target) {
        ClassNode type = types.get(target.owner());
        if (type == null) {
            return Optional.empty();
        }
        boolean here = type.methods.stream()
                .anyMatch(method -> method.name.equals(target.name()) && method.desc.equals(target.descriptor()));
        if (here) {
            return Optional.of(target);
        }
        return Stream.concat(Stream.ofNullable(type.superName), type.interfaces.stream())
                .flatMap(above -> declared(new Method(above, target.name(), target.descriptor())).stream())
                .findFirst();
    }
}
