// The educator of somebody who looks around: without a model, as an API without a key.
import { contract } from '#shared/contract/index.ts'
import { lessonSearch } from '#shared/educator/lesson-search.ts'
import { educatorOperations } from '#shared/educator/operations.ts'
import { usualLimits } from '#shared/educator/ports.ts'
import { by, type Perform } from './perform.ts'
import type { AroundPorts } from './ports.ts'

export const educator = ({ quoteStore: quotes, ...ports }: AroundPorts): Perform =>
  by(contract.ai, educatorOperations, {
    ...ports,
    quotes,
    lessons: lessonSearch(),
    educator: undefined,
    judge: undefined,
    encoder: undefined,
    dailyCostCapUsd: 0,
    publish: () => undefined,
    limits: usualLimits,
  })
