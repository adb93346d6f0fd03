import { expect, test } from 'vitest';
import { collectPopulation } from '../../../tests/support/collected-population.ts';
import { ALL_TITLES } from './occupations.ts';
import { LISTED_TITLES } from './women-by-title.ts';

const PEOPLE = 20_000;
const MAKING_TIME = 60_000;

test('has only titles that somebody may have', () => {
  expect(LISTED_TITLES.filter((title) => !ALL_TITLES.includes(title))).toEqual([]);
});

test('women and men have the jobs that they mostly have', { timeout: MAKING_TIME }, () => {
  const { person } = collectPopulation('jobs', PEOPLE);
  // Names that hardly a man or hardly a woman has tell the sex; no row does.
  const women = new Set('Mary Jennifer Linda Patricia Susan Jessica Elizabeth Barbara Karen Lisa Sarah'.split(' '));
  const men = new Set('James John Robert Michael William David Richard Joseph Thomas Charles Daniel'.split(' '));
  const share = (names: ReadonlySet<string>, titles: readonly string[]): number => {
    const working = person.filter(({ first_name, job_title }) => names.has(first_name) && job_title !== null);
    return working.filter(({ job_title }) => titles.includes(job_title ?? '')).length / working.length;
  };
  const ofMen = ['Carpenter', 'Truck Driver', 'Electrician', 'Automotive Technician', 'Construction Laborer', 'Welder'];
  const ofWomen = [
    'Registered Nurse',
    'Elementary Teacher',
    'Medical Assistant',
    'Dental Assistant',
    'Legal Secretary',
  ];
  expect(share(men, ofMen)).toBeGreaterThan(2.5 * share(women, ofMen));
  expect(share(women, ofWomen)).toBeGreaterThan(1.6 * share(men, ofWomen));
});
