import { expect, test } from 'vitest';
import { takeFirst } from '../../../../shared/records/first-records.ts';
import { buildCounts, buildPerson, buildPhone } from '../../../../tests/fixtures/person.ts';
import { buildDetails, buildPage } from '../../../../tests/fixtures/person-page.ts';
import { buildReport } from '../../../../tests/fixtures/report.ts';
import { decideRail, estimateSections } from './decide-rail.ts';

const stationsAt = (heightPx: number) => decideRail({ heightPx, hasAds: true, hasHouseAd: true }).stations.join();

test('a longer page has more stations, and one without room is left out', () => {
  expect(stationsAt(1_599)).toBe('questions');
  expect(stationsAt(1_600)).toBe('questions,house');
  expect(stationsAt(2_399)).toBe('questions,house');
  expect(stationsAt(2_799)).toBe('questions,300x600,house');
  expect(stationsAt(2_800)).toBe('questions,300x600,house,160x600');
});

test('a short page has no ad beside it', () => {
  expect(decideRail({ heightPx: 1_199, hasAds: true, hasHouseAd: true })).toEqual({
    hasRectangle: false,
    stations: ['questions'],
  });
  expect(decideRail({ heightPx: 1_200, hasAds: true, hasHouseAd: true }).hasRectangle).toBe(true);
});

test('a viewer without ads gets two stations, however long the page', () => {
  expect(decideRail({ heightPx: 90_000, hasAds: false, hasHouseAd: false })).toEqual({
    hasRectangle: false,
    stations: ['questions'],
  });
});

test('without a claim for the in-house ad, its station is left out', () => {
  expect(decideRail({ heightPx: 2_400, hasAds: true, hasHouseAd: false }).stations).toEqual(['questions', '300x600']);
});

const person = buildPerson({ mobilePhones: [buildPhone('0142')] });
const details = buildDetails(person, { lookupType: 'bg', entitlement: 'bg' });
const heightOf = (liens: number) =>
  estimateSections(
    buildPage(person, { details, counts: buildCounts(), background: takeFirst(buildReport({ liens })) }),
  );

test('an open report is as high as the records it shows at first, however many it has', () => {
  expect(heightOf(3) - heightOf(2)).toBeGreaterThan(40);
  expect(heightOf(400)).toBe(heightOf(40));
  expect(heightOf(40)).toBeGreaterThan(heightOf(3));
});
