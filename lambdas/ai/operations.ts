// AI: ask the educator, and the overview it writes (spec sections 2 Invest, 4, 7 and 8; decisions 24-28).
import { contract } from '../../shared/contract/index.ts'
import { implement } from '../http/area.ts'
import { chat } from './chat.ts'
import { education, educationStatus } from './education.ts'
import type { AiPorts } from './ports.ts'

export const aiOperations = implement<AiPorts>()(contract.ai, { chat, education, educationStatus })
