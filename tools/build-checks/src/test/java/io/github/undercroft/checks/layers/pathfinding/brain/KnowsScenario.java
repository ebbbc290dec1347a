package io.github.undercroft.checks.layers.pathfinding.brain;

import io.github.undercroft.checks.layers.scenario.Text;

/** Wrong: brains must not know scenario. */
final class KnowsScenario {
    Text text = new Text();
}
