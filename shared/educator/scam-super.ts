// Scam super: what somebody tells who is called about their super without having asked. ASIC warned of the pressure on 7 May 2024:
// https://www.professionalplanner.com.au/2024/05/asic-warns-over-cold-callers-and-clickbait-ads/
import { any, type ScamSign } from './scam-words.ts'

export const superCalls: readonly ScamSign[] = [
  {
    id: 'super-cold-call',
    tells: 'pressure to act today, a real offer is still there in the morning; a licence from ASIC, contact details',
    said: [
      [
        /\bsuper(?:annuation)?\b(?! (?:annoy|cheap|rugby))/,
        any(
          '(?<!i )cold[- ]?call(?:ed|er|ing|s)*',
          'free (?:super )?(?:health ?check|review) (?:ad |on )',
          String.raw`(?:adviser|company|guy|lady|some(?:body|one)|stranger|they)(?! (?:at|i|in)\b)\b.{0,20}\b(?:rang|texted|called (?:about|me)|keeps? (?:calling|ringing)|offered me (?:an? )?free)\b(?=.*\bsuper)`,
          'got a call (?:from .*)?about my super',
          'get heaps of calls',
          '(?<!(?:i|we) )keep (?:calling|ringing)',
        ),
      ],
    ],
    never: any(
      String.raw`(?:my|our) (?:super )?fund|my (?:adviser|accountant|employer)(?! cold)|requested|ato|hr|job|gumnut`,
    ),
  },
]
