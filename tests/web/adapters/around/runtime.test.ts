// The browser's timer, chance and ids do what every machine's do.
import { machineSuite } from '#tests/ports/machine.ts'
import { newId, random, timer } from '#web/adapters/around/runtime.ts'

machineSuite({ timer, random, newId })
