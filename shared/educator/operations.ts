// Educator use cases: ask a question, and the overview of portfolio concepts (P28 to P32).
import { ai as contract } from './contract.ts'
import { implement } from '../operation/implement.ts'
import { chat } from './chat.ts'
import { education, educationStatus } from './overview.ts'
import type { EducatorPorts } from './ports.ts'

export const educatorOperations = implement<EducatorPorts>()(contract, { chat, education, educationStatus })
