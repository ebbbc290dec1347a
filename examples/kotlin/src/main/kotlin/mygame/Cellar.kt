package mygame

import io.github.undercroft.Action
import io.github.undercroft.ActionContext
import io.github.undercroft.ActionResult
import io.github.undercroft.Blueprint
import io.github.undercroft.EndConditions
import io.github.undercroft.Entity
import io.github.undercroft.Faction
import io.github.undercroft.GameEvent
import io.github.undercroft.Reaction
import io.github.undercroft.brain.Chase
import io.github.undercroft.brain.PriorityBrain
import io.github.undercroft.brain.Strike
import io.github.undercroft.combat.Bump
import io.github.undercroft.combat.Health
import io.github.undercroft.combat.LinearWeapon
import io.github.undercroft.event.Died
import io.github.undercroft.game.Game
import io.github.undercroft.game.Rules
import io.github.undercroft.game.Step
import io.github.undercroft.geometry.Direction
import io.github.undercroft.level.Legend
import io.github.undercroft.level.LevelText
import io.github.undercroft.move.Move
import io.github.undercroft.value.RecordTypes
import java.lang.invoke.MethodHandles

/** Pushes the creature in that direction, or takes a step if nobody stands there. */
@JvmRecord
data class Shove(val direction: Direction) : Action {
    override fun perform(context: ActionContext): ActionResult {
        val victim = context.board().occupantAt(context.view().position().step(direction))
        return if (victim.isEmpty) ActionResult.alternate(Move(direction)) else context.tryStep(victim.get().id(), direction)
    }
}

/** Gets stronger whenever somebody dies. */
@JvmRecord
data class Bloodlust(val damage: Int) : Reaction {
    override fun react(context: ActionContext, self: Entity, event: GameEvent) {
        if (event is Died) context.set(self.id(), LinearWeapon.ofDamage(damage))
    }
}

val LEGEND: Legend = Legend.standard()
    .with('@'.code, Blueprint.player("you").with(Health.of(9)).with(LinearWeapon.ofDamage(1)).with(Bloodlust(9)))
    .with('g'.code, Blueprint.of("goblin").with(Health.of(2)).with(LinearWeapon.ofDamage(1)).with(PriorityBrain.of(Strike(), Chase())))

val RULES: Rules = Rules.named("cellar")
    .level("cellar", LevelText.of("#@g...g#", LEGEND))
    .endsWhen(EndConditions.wonBy(Faction.PLAYERS))
    .types(RecordTypes.of(MethodHandles.lookup(), "mygame", Shove::class.java, Bloodlust::class.java))
    .build()

fun main() {
    val game = Game.start(RULES, 1)
    val inputs = ArrayDeque<Action>(listOf(Shove(Direction.EAST)))
    while (true) {
        when (val step = game.step()) {
            is Step.Awaiting -> game.submit(step.actor(), inputs.removeFirstOrNull() ?: Bump.toward(Direction.EAST))
            is Step.Acted -> println("${LevelText.draw(game.view().board(), LEGEND).trim()} ${step.action()}")
            is Step.Over -> return println("${step.outcome().result()}")
            is Step.Idle -> error("nobody acts")
        }
    }
}
