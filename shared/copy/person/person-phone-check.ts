import type { ActivityLabel } from '../../contract/phone.ts';
import { countOf } from '../format/numbers.ts';

/** What a label means: of Inactive (P4-074), of Active (P4-075), of Unknown (P4-076), which is only ever read out. */
const MEANINGS = {
  Inactive: 'Likely disconnected and inactive',
  Active: 'High confidence connected',
  Unknown: 'Unclear',
} as const satisfies Record<ActivityLabel, string>;

/** Words of the check whether phones are in use, and of what it found. */
export const phoneCheckCopy = {
  checking: 'Checking',
  numbers: (count: number) => countOf(count, 'number'),
  complete: 'Complete.',
  /** `time` is a time of day: '10:24 AM' */
  checkedAt: (time: string) => `Checked today at ${time}.`,
  allUnknown: 'Looks like you have the most up to date information.',
  dismiss: 'Dismiss',
  meanings: MEANINGS,
  /** '(503) 555-0142: high confidence connected.' */
  meaningOf: (number: string, label: ActivityLabel) => `${number}: ${MEANINGS[label].toLowerCase()}.`,
} as const;
