package io.github.undercroft;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ActionResultTest {

    @Test
    void anActionThatWasDoneOrGoesOnIsASuccess() {
        assertThat(ActionResult.succeeded().isSuccess()).isTrue();
        assertThat(ActionResult.continues(new Rest()).isSuccess()).isTrue();
        assertThat(ActionResult.failed(new Refusal.Unarmed()).isSuccess()).isFalse();
        assertThat(ActionResult.alternate(new Rest()).isSuccess()).isFalse();
    }
}
