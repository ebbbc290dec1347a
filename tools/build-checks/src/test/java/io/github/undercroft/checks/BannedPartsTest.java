package io.github.undercroft.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A slip of the pen in a ban would forbid something that does not exist. */
class BannedPartsTest {

    static Stream<Ban> bansOfParts() {
        return Bans.all().stream().filter(ban -> ban.search() instanceof ApiUse);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("bansOfParts")
    void everyBannedPartExists(Ban ban) {
        assertThat(((ApiUse) ban.search()).parts())
                .filteredOn(part -> !part.endsWith(".."))
                .allSatisfy(BannedPartsTest::exists);
    }

    private static void exists(String part) throws ClassNotFoundException {
        List<String> words = Splitter.on('#').splitToList(part);
        Class<?> type = Class.forName(words.get(0).replace("+", ""));
        if (words.size() == 2) {
            assertThat(membersOf(type)).contains(words.get(1));
        }
    }

    private static List<String> membersOf(Class<?> type) {
        Stream<String> names = Stream.of(type.getDeclaredMethods(), type.getDeclaredFields())
                .flatMap(Arrays::stream)
                .map(member -> ((Member) member).getName());
        Stream<String> signatures = Arrays.stream(type.getDeclaredMethods()).map(BannedPartsTest::signature);
        return Stream.concat(names, signatures).toList();
    }

    private static String signature(Method method) {
        return Arrays.stream(method.getParameterTypes())
                .map(Class::getName)
                .collect(Collectors.joining(", ", method.getName() + "(", ")"));
    }
}
