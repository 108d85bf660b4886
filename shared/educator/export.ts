// Export: the educator's stored analysis as a person downloads it.
import { Analysis } from './analysis.ts'
import * as z from 'zod/mini'
import type { AnalysisStore } from './ports.ts'

/** null when none was made yet. */
export const ExportedAnalysis = z.nullable(Analysis)

/** The part of the download that is about the analysis. */
export const analysisExport = (users: Pick<AnalysisStore, 'findAnalysis'>) => ({
  name: 'aiAnalysis' as const,
  schema: ExportedAnalysis,
  read: async (userId: string) => (await users.findAnalysis(userId)) ?? null,
})
