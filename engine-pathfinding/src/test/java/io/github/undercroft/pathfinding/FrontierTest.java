package io.github.undercroft.pathfinding;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FrontierTest {

    @Test
    void nothingOfAnEarlierSearchIsLeftHoweverManyThereWere() {
        for (int stamp : new int[] {0, 1, Integer.MAX_VALUE - 3}) {
            Frontier frontier = new Frontier(stamp);
            for (int search = 0; search < 6; search++) {
                frontier.begin(4);
                for (int cell = 0; cell < 4; cell++) {
                    assertThat(frontier.isTouched(cell)).isFalse();
                    assertThat(frontier.isGoal(cell)).isFalse();
                    assertThat(frontier.isExpanded(cell)).isFalse();
                }
                assertThat(frontier.isEmpty()).isTrue();
                frontier.markGoal(3);
                frontier.reach(0, Frontier.NONE, 0, 2);
                frontier.reach(1, 0, 1, 2);
                assertThat(frontier.pop()).isEqualTo(0);
                frontier.markExpanded(0);
                assertThat(frontier.isTouched(1)).isTrue();
                assertThat(frontier.isGoal(3)).isTrue();
                assertThat(frontier.isExpanded(0)).isTrue();
                assertThat(frontier.isExpanded(1)).isFalse();
            }
        }
    }
}
