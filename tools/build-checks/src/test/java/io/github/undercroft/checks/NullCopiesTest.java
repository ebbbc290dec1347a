package io.github.undercroft.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.accretion.AccretionLevels;
import io.github.undercroft.dungeon.cave.CaveLevels;
import io.github.undercroft.dungeon.composite.CompositeLevels;
import io.github.undercroft.dungeon.feature.FeatureLevels;
import io.github.undercroft.dungeon.feature.Outline;
import io.github.undercroft.dungeon.maze.MazeLevels;
import io.github.undercroft.dungeon.rogue.RogueLevels;
import io.github.undercroft.dungeon.rogue.RogueStock;
import io.github.undercroft.dungeon.text.PlanLegend;
import io.github.undercroft.dungeon.theme.GeneratedLevel;
import io.github.undercroft.dungeon.theme.Theme;
import io.github.undercroft.dungeon.vault.Vault;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.pathfinding.PathRequest;
import io.github.undercroft.pathfinding.field.FieldGround;
import io.github.undercroft.pathfinding.field.FieldRequest;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What makes a copy with something else, as {@code withMix}, refuses a null and names it. */
class NullCopiesTest {

    private static final List<Object> SETTINGS = ImmutableList.of(
            AccretionLevels.of(80, 24),
            AccretionLevels.of(80, 24).mix(),
            CaveLevels.of(80, 24),
            CompositeLevels.of(80, 24),
            FeatureLevels.of(80, 24),
            FeatureLevels.of(80, 24).mix(),
            FeatureLevels.literal(80, 24),
            MazeLevels.of(81, 25),
            RogueLevels.of(80, 24),
            RogueStock.ORIGINAL,
            Outline.of("room", AreaKind.ROOM, new Rect(0, 0, 2, 2)),
            PlanLegend.STANDARD,
            Vault.Cell.of(CellKind.FLOOR),
            Vault.of("cell", "###\n#.E\n###"),
            Theme.plain(),
            GeneratedLevel.of(CaveLevels.of(80, 24), Theme.plain()),
            PathRequest.from(new Point(0, 0)),
            FieldRequest.on(FieldGround.open(BitGrid.of(3, 3), Movement.FOUR_WAY)));

    @Test
    void aNullIsRefusedWithItsName() throws Exception {
        List<String> accepted = new ArrayList<>();
        int tried = 0;
        for (Object settings : SETTINGS) {
            for (Method method : settings.getClass().getMethods()) {
                for (int i = 0; i < method.getParameterCount() && isCopy(method, settings); i++) {
                    if (!method.getParameterTypes()[i].isPrimitive()) {
                        tried++;
                        String said = refusal(settings, method, i);
                        if (!names(settings.getClass(), method.getParameters()[i])
                                .contains(said)) {
                            accepted.add(
                                    method + " with no " + method.getParameters()[i].getName() + " (" + said + ")");
                        }
                    }
                }
            }
        }
        assertThat(tried).isGreaterThan(30);
        assertThat(accepted).isEmpty();
    }

    private static boolean isCopy(Method method, Object settings) {
        return !Modifier.isStatic(method.getModifiers())
                && !method.isSynthetic()
                && method.getReturnType() != Object.class
                && method.getReturnType().isInstance(settings);
    }

    /** Its own, or that of the component that it becomes. */
    private static List<String> names(Class<?> type, Parameter parameter) {
        List<String> names = new ArrayList<>(List.of(parameter.getName()));
        if (type.isRecord()) {
            for (RecordComponent component : type.getRecordComponents()) {
                if (component.getType() == parameter.getType()) {
                    names.add(component.getName());
                }
            }
        }
        return names;
    }

    private static String refusal(Object settings, Method method, int missing) throws Exception {
        Class<?>[] types = method.getParameterTypes();
        Object[] values = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            values[i] = i == missing ? null : NullsTest.some(types[i]);
        }
        try {
            method.invoke(settings, values);
            return "accepted";
        } catch (InvocationTargetException refused) {
            return String.valueOf(refused.getTargetException().getMessage());
        }
    }
}
