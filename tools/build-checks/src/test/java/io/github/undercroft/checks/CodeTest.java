package io.github.undercroft.checks;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CodeTest {

    @Test
    void aModuleThatIsNotCompiledDoesNotPassUnseen(@TempDir Path empty) {
        assertThatThrownBy(() -> Code.below(ImmutableList.of(empty)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("no classes below");
        assertThatThrownBy(() -> Code.below(ImmutableList.of(empty.resolve("gone"))))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("no folder");
    }
}
