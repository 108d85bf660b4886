// Today: the Sydney day by its number, which changes while a page is open.
import { dayNumberAt } from '#shared/learning/review.ts'
import { useNow } from '../../../ui/use-now.ts'

const minuteMs = 60_000

export const useToday = (): number => dayNumberAt(new Date(useNow(minuteMs)))
