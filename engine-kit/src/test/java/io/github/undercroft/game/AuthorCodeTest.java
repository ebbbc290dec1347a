package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;

import com.google.common.reflect.ClassPath;
import io.github.undercroft.ActionContext;
import io.github.undercroft.Board;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameView;
import io.github.undercroft.Perception;
import io.github.undercroft.TurnView;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.Hostile.Mode;
import io.github.undercroft.game.Values.Deed;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.time.Scheduler;
import io.github.undercroft.value.ValueReader;
import io.github.undercroft.value.ValueTypes;
import io.github.undercroft.value.ValueWriter;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Rule 8 for every method of every interface that authors implement, and for what all their values have: whatever it
 * throws, overflows or answers with null ends as a {@link GameCodeException} that names the value, the game stays sound, and the next
 * step works. A new method without a stage on which it is called fails here.
 */
class AuthorCodeTest {

    private static final EntityId HERO = new EntityId(0, 0);

    /** What the engine implements, or only hands on. */
    private static final Set<Class<?>> ENGINES_OWN = Set.of(
            ActionContext.class,
            Board.class,
            Entity.class,
            GameView.class,
            TurnView.class,
            Perception.class,
            ValueReader.class,
            ValueWriter.class,
            Scheduler.MemberVisitor.class);

    /** What no step and no question to a game calls, and who does. */
    private static final Map<String, String> NOT_ASKED = Map.ofEntries(
            Map.entry("Terrain.name", "who draws it"),
            Map.entry("ActiveTerrain.isHarmful", "ready-made brains, in whose decision it is guarded"),
            Map.entry("ActiveTerrain.harms", "ready-made brains, in whose decision it is guarded"),
            Map.entry("ActiveTerrain.harmsWhoStands", "ready-made brains, in whose decision it is guarded"),
            Map.entry("Flammable.catching", "fire, whose ageing is guarded"),
            Map.entry("Flammable.burning", "fire, whose ageing is guarded"),
            Map.entry("Flammable.burnt", "fire, whose ageing is guarded"),
            Map.entry("Gas.burns", "fire, whose ageing is guarded"),
            Map.entry("Gas.soundCost", "nobody: the ground below is asked"),
            Map.entry("Gas.passage", "nobody: the ground below is asked"),
            Map.entry("Gas.canBeBumped", "nobody: the ground below is asked"),
            Map.entry("Gas.whenBumped", "nobody: the ground below is asked"),
            Map.entry("Weapon.area", "user interfaces"),
            Map.entry("Action.strikes", "user interfaces"),
            Map.entry("ActionTemplate.range", "user interfaces"),
            Map.entry("ActionTemplate.aimed", "user interfaces"),
            Map.entry("ActionTemplate.area", "user interfaces"),
            Map.entry("CarryingLimit.whyTooMuch", "its author, who makes the blueprint"),
            Map.entry("EndCondition.onlyIf", "its author, who makes the rules"),
            Map.entry("ValueTypes.types", "its author, who makes the registry"),
            Map.entry("LevelSource.fixedContent", "Rules.build; see RulesTypesTest"),
            Map.entry("LevelSource.portals", "Rules.build; see LevelCheckTest"),
            Map.entry("EndCondition.doubts", "Rules.build; see LevelCheckTest"),
            Map.entry("Guises.kept", "Rules.build; see UnknownKindsTest"),
            Map.entry("Portal.isTwoWay", "Rules.build; see LevelCheckTest"),
            Map.entry("SchedulerFactory.name", "the message about a wrong price, in a perform"),
            Map.entry("SchedulerFactory.restore", "Game.resume; see RestoredOrderTest"),
            Map.entry("Scheduler.size", "invariants and saves, after which isEmpty is asked"),
            Map.entry("Scheduler.rate", "nobody yet"));

    /** Where a null is told as an event, by rule 4. */
    private static final Set<String> CUT_IF_NULL = Set.of("Action.perform", "Brain.decide");

    private static List<Class<?>> faces() throws IOException {
        List<Class<?>> found = new ArrayList<>();
        ClassPath classes = ClassPath.from(ValueTypes.class.getClassLoader());
        for (Class<?> of : List.of(ValueTypes.class, Scheduler.class)) {
            for (ClassPath.ClassInfo each : classes.getAllClasses()) {
                if (each.getPackageName().equals(of.getPackageName())
                        && !each.url().getPath().contains("test-classes")) {
                    found.add(each.load());
                }
            }
        }
        found.sort(Comparator.comparing(Class::getName));
        found.removeIf(each -> !each.isInterface()
                || each.isSealed()
                || !Modifier.isPublic(each.getModifiers())
                || ENGINES_OWN.contains(each));
        return found;
    }

    /** The methods that an author writes. */
    private static Set<String> methods(Class<?> face) {
        Set<String> names = new TreeSet<>();
        for (Method method : face.getMethods()) {
            if (!Modifier.isStatic(method.getModifiers()) && !method.getName().equals("slot")) {
                names.add(method.getName());
            }
        }
        return names;
    }

    private static boolean answersValue(Class<?> face, String method) {
        return Arrays.stream(face.getMethods())
                .anyMatch(each ->
                        each.getName().equals(method) && !each.getReturnType().isPrimitive());
    }

    @Test
    void everyInterfaceOfAnAuthorHasAStage() throws IOException {
        List<Class<?>> without = new ArrayList<>(faces());
        without.removeIf(Class::isAnnotation); // nobody writes code for one
        without.removeIf(face -> methods(face).stream().allMatch(each -> isNotAsked(face, each)));
        without.removeAll(AuthorStages.ALL.keySet());
        assertThat(without).isEmpty();
    }

    private static boolean isNotAsked(Class<?> face, String method) {
        return Arrays.stream(face.getMethods())
                .filter(each -> each.getName().equals(method))
                .anyMatch(each -> NOT_ASKED.containsKey(each.getDeclaringClass().getSimpleName() + "." + method)
                        || NOT_ASKED.containsKey(face.getSimpleName() + "." + method));
    }

    @TestFactory
    List<DynamicTest> whateverItDoesIsToldAndTheNextStepWorks() {
        List<DynamicTest> tests = new ArrayList<>();
        AuthorStages.ALL.forEach((face, stage) -> {
            Set<String> names = new LinkedHashSet<>(methods(face));
            names.addAll(List.of("equals", "hashCode"));
            for (String method : names) {
                for (Mode mode : Mode.values()) {
                    boolean isObjects = method.equals("equals") || method.equals("hashCode");
                    if (isNotAsked(face, method)
                            || (mode == Mode.ANSWERS_NULL && (isObjects || !answersValue(face, method)))) {
                        continue;
                    }
                    String name = face.getSimpleName() + "." + method + " " + mode;
                    tests.add(DynamicTest.dynamicTest(name, () -> play(stage, face, Set.of(method), mode)));
                }
                if (isNotAsked(face, method)) {
                    continue;
                }
                tests.add(DynamicTest.dynamicTest(
                        face.getSimpleName() + "." + method + " that can't be printed",
                        () -> play(stage, face, Set.of(method, "toString"), Mode.OVERFLOWS)));
            }
        });
        return tests;
    }

    private static <T> void play(AuthorStages.Stage<?> stage, Class<T> face, Set<String> methods, Mode mode) {
        AuthorStages.Stage<T> cast = AuthorStages.cast(stage);
        Hostile<T> hostile = Hostile.of(face, cast.good().get(), methods, mode);
        String method = methods.stream()
                .filter(each -> !each.equals("toString"))
                .findFirst()
                .orElseThrow();
        List<GameCodeException> told = new ArrayList<>();
        Game game = cast.start().apply(hostile.value());
        for (AuthorStages.Op op : cast.script()) {
            hostile.on = true;
            attempt(() -> op.play(game, hostile.value()), told, op);
            attempt(() -> untilAsked(game), told, op);
        }
        hostile.on = false;
        boolean isObjects = method.equals("equals") || method.equals("hashCode");
        if (!isObjects) {
            assertThat(hostile.calls).as("the stage calls it").isPositive();
        }
        boolean cut = mode == Mode.ANSWERS_NULL && CUT_IF_NULL.contains(face.getSimpleName() + "." + method);
        if (hostile.calls > 0 && !cut) {
            assertThat(told).as("told").isNotEmpty();
            assertThat(told).anySatisfy(each -> assertNames(each, hostile.value(), face));
        }
        Invariants.check(game);
        goesOn(game);
    }

    private static void attempt(Runnable code, List<GameCodeException> told, Object op) {
        try {
            code.run();
        } catch (GameCodeException thrown) {
            told.add(thrown);
        } catch (Throwable raw) {
            fail("raw, in " + op, raw);
        }
    }

    /** Plays until the hero is asked again, whatever is thrown on the way; that is soon. */
    private static void untilAsked(Game game) {
        GameCodeException last = null;
        for (int i = 0; i < 12; i++) {
            try {
                Step step = game.step();
                if (!(step instanceof Step.Acted)) {
                    break;
                }
            } catch (GameCodeException thrown) {
                last = thrown;
            }
        }
        if (last != null) {
            throw last;
        }
    }

    private static void assertNames(GameCodeException thrown, Object value, Class<?> face) {
        StringBuilder all = new StringBuilder();
        Throwable each = thrown;
        while (each != null) {
            all.append(each.getMessage()).append('\n');
            each = each.getCause();
        }
        boolean isCulprit = thrown.culprit() == value;
        boolean isPrinted = all.indexOf("hostile " + face.getSimpleName()) >= 0
                || all.indexOf(value.getClass().getName()) >= 0;
        assertThat(isCulprit || isPrinted).as("names it: " + all).isTrue();
    }

    private static void goesOn(Game game) {
        for (int i = 0; i < 3; i++) {
            untilAsked(game);
            InputReply reply = game.submit(HERO, Deed.noting("next"));
            assertThat(reply).isInstanceOf(InputReply.Accepted.class);
            Step.Acted acted = (Step.Acted) game.step();
            assertThat(acted.actor()).isEqualTo(HERO);
            assertThat(Values.notes(acted.events())).contains("next");
        }
        Invariants.check(game);
    }
}
