// AI: ask the educator, and the overview it writes (spec sections 2 Invest, 4, 7 and 8; decisions 24-28).
import { ai as contract } from './contract.ts'
import { implement } from '../operation/implement.ts'
import { chat } from './chat.ts'
import { education, educationStatus } from './overview.ts'
import type { EducatorPorts } from './ports.ts'

export const educatorOperations = implement<EducatorPorts>()(contract, { chat, education, educationStatus })
