package io.github.undercroft.checks.layers.pathfinding;

import io.github.undercroft.checks.layers.scenario.Text;

/** Wrong: path-finding must not know scenario. */
final class KnowsScenario {
    Text text = new Text();
}
