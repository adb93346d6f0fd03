import { describe, expect, test } from 'vitest';
import { collectPopulation } from '../../../tests/support/collected-population.ts';
import type { JobFacts, PersonRow } from '../../../worker/origin/import/rows.ts';
import { WORKS_FROM } from './occupations.ts';

const { person } = collectPopulation('careers', 1_500);
const employed = person.filter(({ job_title }) => job_title !== null);
const factsOf = ({ job_facts }: PersonRow): JobFacts => JSON.parse(job_facts ?? 'null');

describe('careers', () => {
  test('belong to people who have a job, and to nobody else', () => {
    expect(employed.length).toBeGreaterThan(300);
    expect(person.filter((one) => (one.job_facts == null) !== (one.job_title === null))).toEqual([]);
  });

  test('go from job to job, none before the person worked and none after the present one began', () => {
    const faults = employed.flatMap((one) => {
      const { since, earlier, lastSeen } = factsOf(one);
      if (since === null) return earlier.length === 0 ? [] : [`${one.full_name} has jobs before an unknown month`];
      const months = [...earlier.flatMap(({ since, until }) => [until, since])];
      const inOrder = [lastSeen, since, ...months].every(
        (month, at, all) => at === 0 || (month ?? '') <= (all[at - 1] ?? ''),
      );
      const first = months.at(-1) ?? since;
      const isTooEarly = one.birth_year !== null && Number(first?.slice(0, 4)) < one.birth_year + WORKS_FROM;
      return inOrder && !isTooEarly ? [] : [`${one.full_name}: ${JSON.stringify(factsOf(one))}`];
    });
    expect(faults).toEqual([]);
    const numbers = new Set(employed.map((one) => factsOf(one).earlier.length));
    expect([...numbers].toSorted()).toEqual([0, 1, 2, 3]);
  });
});
