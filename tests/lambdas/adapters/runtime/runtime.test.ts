import { newId, random, timer } from '#lambdas/adapters/runtime/runtime.ts'
import { machineSuite } from '#tests/ports/machine.ts'

machineSuite({ timer, random, newId })
