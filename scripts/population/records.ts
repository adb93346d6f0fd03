import type { RecordCategory, RecordRow } from '../../worker/origin/import/rows.ts';
import { ADULT_AGE, calendarMonthOf, REFERENCE_MONTH, yearOf } from './calendar.ts';
import type { Human } from './human.ts';
import type { Place } from './places.ts';
import { ALPHANUMERIC, type Random } from './random.ts';

/** Share of adults with at least one record of the category, and how many more they tend to have. */
const RATES: readonly (readonly [RecordCategory, share: number, another: number])[] = [
  ['traffic', 0.09, 0.3],
  ['criminal', 0.045, 0.4],
  ['license', 0.08, 0.15],
  ['lien', 0.03, 0.25],
  ['judgment', 0.03, 0.2],
  ['bankruptcy', 0.018, 0.1],
  ['foreclosure', 0.01, 0.05],
  ['eviction', 0.02, 0.2],
];

const TITLES: Readonly<Record<RecordCategory, readonly string[]>> = {
  traffic: [
    'Speeding',
    'Failure to Signal',
    'Expired Registration',
    'Driving While Suspended',
    'Careless Driving',
    'Red Light Violation',
  ],
  criminal: [
    'Disorderly Conduct',
    'Theft Third Degree',
    'Criminal Trespass',
    'Possession of a Controlled Substance',
    'Simple Assault',
    'Driving Under the Influence',
    'Criminal Mischief',
  ],
  license: [
    'Real Estate Broker',
    'Registered Nurse',
    'General Contractor',
    'Cosmetologist',
    'Electrician',
    'Hunting Permit',
    'Private Pilot',
    'Concealed Weapon Permit',
  ],
  lien: ['State Tax Lien', 'Federal Tax Lien', 'Mechanic Lien', 'Hospital Lien'],
  judgment: ['Civil Judgment', 'Small Claims Judgment', 'Child Support Judgment'],
  bankruptcy: ['Chapter 7 Bankruptcy', 'Chapter 13 Bankruptcy'],
  foreclosure: ['Notice of Default', 'Notice of Trustee Sale'],
  eviction: ['Forcible Entry and Detainer', 'Unlawful Detainer'],
};
/** Records reach back this far, in months. */
const OLDEST = 28 * 12;

/** The public records of a person: none for most, several for some; never from before they came of age. */
export function recordsOf(human: Human, places: readonly Place[], random: Random): RecordRow[] {
  const last = (human.death ?? REFERENCE_MONTH) - 1;
  const first = Math.max(human.birth + ADULT_AGE * 12 + 1, last - OLDEST);
  if (first >= last || places.length === 0) return [];
  const rows: RecordRow[] = [];
  for (const [category, share, another] of RATES) {
    for (let isNext = random.chance(share); isNext; isNext = random.chance(another)) {
      const month = random.between(first, last);
      const day = String(random.between(1, 28)).padStart(2, '0');
      rows.push({
        id: `R${random.text(15, ALPHANUMERIC)}`,
        person_id: human.id,
        category,
        title: random.pick(TITLES[category]),
        state_code: random.pick(places).stateCode,
        filed: `${yearOf(month)}-${String(calendarMonthOf(month)).padStart(2, '0')}-${day}`,
      });
    }
  }
  return rows;
}
