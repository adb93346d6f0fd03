import { expect, test } from 'vitest';
import { type Month, monthOf } from '../../scripts/population/calendar.ts';
import type { VisibleHuman } from '../../scripts/population/lives/human.ts';
import type { Residence } from '../../scripts/population/lives/residences.ts';
import { RecordOffice } from '../../scripts/population/records/records.ts';
import type { Job } from '../../scripts/population/work/jobs.ts';
import type { RecordRow } from '../../worker/origin/import/rows.ts';
import { collectPopulation } from './collected-population.ts';

export type Body = Readonly<Record<string, unknown>>;

/** A record with what the generator knows about its person. */
export interface Known {
  readonly group: RecordRow['record_group'];
  readonly state: string;
  readonly filed: string | null;
  readonly addressKey: number | null;
  readonly body: Body;
  readonly human: VisibleHuman;
  readonly residences: readonly Residence[];
  readonly job: Job | null;
}

/** The records of a population with the people they are made for, noted while it is made. */
export function collectKnownRecords(seed: string, people: number): Known[] {
  const known: Known[] = [];
  const original = RecordOffice.prototype.recordsOf;
  RecordOffice.prototype.recordsOf = function (human, person, residences, job) {
    const rows = original.call(this, human, person, residences, job);
    for (const row of rows) known.push({ ...knownOf(row), human, residences, job });
    return rows;
  };
  try {
    collectPopulation(seed, people);
  } finally {
    RecordOffice.prototype.recordsOf = original;
  }
  return known;
}

function knownOf(row: RecordRow): Omit<Known, 'human' | 'residences' | 'job'> {
  const { record_group: group, state_code, filed, address_key: addressKey, body } = row;
  return { group, state: state_code ?? '', filed, addressKey, body: JSON.parse(body) as Body };
}

/** A record with changes in its body. */
export function changed(known: Known, changes: Body): Known {
  return { ...known, body: { ...known.body, ...changes } };
}

export function offensesOf({ body }: Known): Body[] {
  return (body.offenses ?? []) as Body[];
}

/** A record with changes in each of its offenses. */
export function withOffense(known: Known, changes: Body): Known {
  return changed(known, { offenses: offensesOf(known).map((offense) => ({ ...offense, ...changes })) });
}

/** The month of a date; null if only the year is known. */
export function monthIn(date: unknown): Month | null {
  return typeof date === 'string' && date.length >= 7
    ? monthOf(Number(date.slice(0, 4)), Number(date.slice(5, 7)))
    : null;
}

/** A rule about records, and a record that breaks it. */
export interface Rule {
  readonly title: string;
  readonly group: Known['group'];
  /** whether the rule says something about a record */
  readonly concerns?: (known: Known) => boolean;
  readonly holds: (known: Known) => boolean;
  readonly fault: (known: Known) => Known;
}

/** Tests that every record that a rule concerns keeps it, and that the rule finds its fault. */
export function testRules(everything: readonly Known[], rules: readonly Rule[]): void {
  test.each(rules)('$title', ({ group, concerns, holds, fault }) => {
    const concerned = everything.filter((known) => known.group === group && (concerns?.(known) ?? true));
    expect(concerned.length).toBeGreaterThan(0);
    for (const known of concerned) expect(holds(known), `${known.state} ${JSON.stringify(known.body)}`).toBe(true);
    const [first] = concerned;
    if (first === undefined) throw new Error('nothing to plant a fault in');
    expect(holds(fault(first))).toBe(false);
  });
}
