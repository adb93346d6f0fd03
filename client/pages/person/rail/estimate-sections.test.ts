import { expect, test } from 'vitest';
import { takeFirst } from '../../../../shared/records/first-records.ts';
import { buildCounts, buildPerson, buildPhone } from '../../../../tests/fixtures/person.ts';
import { buildDetails, buildPage } from '../../../../tests/fixtures/person-page.ts';
import { buildReport } from '../../../../tests/fixtures/report.ts';
import { estimateSections } from './estimate-sections.ts';

const person = buildPerson({ mobilePhones: [buildPhone('0142')] });
const details = buildDetails(person, { lookupType: 'bg', entitlement: 'bg' });
const heightOf = (liens: number) =>
  estimateSections(
    buildPage(person, { details, counts: buildCounts(), background: takeFirst(buildReport({ liens })) }),
  );

test('an open report is as high as the records it shows at first, however many there are', () => {
  expect(heightOf(3) - heightOf(2)).toBeGreaterThan(40);
  expect(heightOf(400)).toBe(heightOf(40));
  expect(heightOf(40)).toBeGreaterThan(heightOf(3));
});
