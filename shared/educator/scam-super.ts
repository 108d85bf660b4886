// Scam super: what somebody tells who is called about their super without having asked. ASIC warned of the pressure on 7 May 2024:
// https://www.professionalplanner.com.au/2024/05/asic-warns-over-cold-callers-and-clickbait-ads/
import { any, type ScamSign } from './scam-words.ts'

export const superCalls: readonly ScamSign[] = [
  {
    id: 'super-cold-call',
    tells: 'pressure to act today, a real offer is still there in the morning; a licence from ASIC, contact details',
    said: [
      [
        /\bsuper(?:annuation)?\b(?! cheap)/,
        any(
          'cold[- ]?call(?:ed|er|ers|s)?',
          'free (?:super )?(?:health ?check|review) (?:ad |on )',
          String.raw`(?:guy|lady|company|someone|they|stranger)\b.{0,20}\b(?:rang|texted|called me|calling me|keep ringing)\b(?=.*\b(?:free|switch|better|super|mov(?:e|ing)))`,
          'got a call about my super',
          'keep (?:calling|ringing)',
          'get heaps of calls',
        ),
      ],
    ],
    never: any(
      String.raw`(?:my|our) (?:super )?fund|my (?:adviser|accountant|employer)(?! cold)|requested|ato|hr|gumnut`,
    ),
  },
]
