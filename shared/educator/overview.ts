// Overview: the use case that shows the overview of portfolio concepts and makes it anew when it is due (P32).
import { AccountClosed } from '../operation/problem.ts'
import { fallbackEducation } from './fallback.ts'
import { lessonCatalogue } from '../learning/lesson-catalogue.ts'
import {
  type AllocationReport,
  type Analysis,
  type EducationReply,
  type EducationStatus,
  needsNewEducation,
  snapshotOf,
} from './analysis.ts'
import { resolveCitations } from './reply-check/citations.ts'
import type { Caller } from '../operation/implement.ts'
import { errorFacts } from '../operation/ports.ts'
import { refuse } from './quota.ts'
import { askModel, startStopwatch } from './asking.ts'
import { withDisclaimer } from './chat.ts'
import { type Learner, learnerOf } from './learner.ts'
import { allocationReport, type ValuedHolding, valuedHoldings } from './portfolio-facts.ts'
import type { EducatorPorts } from './ports.ts'
import { educationTask, educationTopics } from './prompt.ts'

type Seen = { userId: string; holdings: readonly ValuedHolding[]; allocation: AllocationReport; now: string }

const analysisOf = ({ holdings, allocation, now }: Seen, education: string, fallback: boolean): Analysis => ({
  education,
  allocation,
  lastUpdated: now,
  fallback,
  portfolioSnapshot: snapshotOf(holdings),
})

/** Citations were checked against the supplied lessons when the text was made; here the whole catalogue resolves them. */
function answered(
  analysis: Analysis,
  { allocation }: Seen,
  how: { success: boolean; refreshed: boolean },
): EducationReply {
  const { education, fallback, lastUpdated } = analysis
  const { citations } = resolveCitations(education, lessonCatalogue)
  return { ...how, education, allocation, citations, fallback, lastUpdated }
}

/** Best effort: an answer that cannot be stored is still shown. */
async function save(ports: EducatorPorts, userId: string, analysis: Analysis): Promise<void> {
  try {
    await ports.users.saveAnalysis(userId, analysis)
  } catch (error) {
    // The account was closed while the model was writing.
    if (error instanceof AccountClosed) throw error
    ports.log.error('Failed to save AI educational content', errorFacts(error))
  }
}

const builtIn = (seen: Seen, { profile }: Learner): Analysis =>
  analysisOf(seen, withDisclaimer(fallbackEducation[profile.investmentExperience]), true)

/**
 * The educational overview of a portfolio: the stored one while it is current, else a new one, by the model where there is one.
 * @throws Problem too_many_requests beyond the quota, where nothing is stored that could be shown
 */
export async function education(
  { userId, body }: Caller & { body: { force?: boolean } },
  ports: EducatorPorts,
): Promise<EducationReply> {
  const stopwatch = startStopwatch(ports)
  const { users, educator } = ports
  const now = ports.clock.now().toISOString()
  const [user, stored, holdings] = await Promise.all([
    users.find(userId),
    users.findAnalysis(userId),
    valuedHoldings(userId, ports),
  ])
  const seen: Seen = { userId, holdings, allocation: allocationReport(user, holdings), now }
  const learner = learnerOf(user, holdings)

  // A built-in text stays current only while no model is configured.
  const isReplaceable = stored?.fallback === true && educator !== undefined
  const isDue = body.force === true || isReplaceable || needsNewEducation(stored, holdings, now)
  if (stored !== undefined && !isDue) return answered(stored, seen, { success: true, refreshed: false })

  if (educator === undefined) {
    const analysis = builtIn(seen, learner)
    await save(ports, userId, analysis)
    return answered(analysis, seen, { success: true, refreshed: true })
  }

  const outcome = await askModel(
    {
      kind: 'education',
      userId,
      intent: 'ok',
      learner,
      mode: 'explain',
      question: educationTask,
      topic: educationTopics,
    },
    { ...ports, educator },
    stopwatch,
  )
  if ('outcome' in outcome && (outcome.outcome === 'passed' || outcome.outcome === 'repaired')) {
    const analysis = analysisOf(seen, withDisclaimer(outcome.text), false)
    await save(ports, userId, analysis)
    return answered(analysis, seen, { success: true, refreshed: true })
  }
  if (stored !== undefined) return answered(stored, seen, { success: false, refreshed: false })
  if ('because' in outcome) return refuse(outcome)
  // Not stored, so that the next request tries again.
  return answered(builtIn(seen, learner), seen, { success: false, refreshed: true })
}

/** For opening the screen: one read, no model call. */
export async function educationStatus({ userId }: Caller, { users }: EducatorPorts): Promise<EducationStatus> {
  return { lastUpdated: (await users.findAnalysis(userId))?.lastUpdated ?? null }
}
