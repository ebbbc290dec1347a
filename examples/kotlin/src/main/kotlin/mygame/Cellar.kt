package mygame

import io.github.undercroft.Action
import io.github.undercroft.ActionContext
import io.github.undercroft.ActionResult
import io.github.undercroft.Blueprint
import io.github.undercroft.combat.Health
import io.github.undercroft.game.Game
