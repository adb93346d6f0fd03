import { expect, test } from 'vitest';
import type { CourtRunnerRecord, CourtRunnerRequest } from '../contract/court-runner.ts';
import { latestResults, runnerResultId } from './result-id.ts';

const record = (countyName: string, status: CourtRunnerRecord['status'] = 'Returned'): CourtRunnerRecord => ({
  ...{ countyName, status, stateCode: 'OR' },
  ...{ returnedAt: null, payload: null },
});
const request = (...courtRunnerRecords: CourtRunnerRecord[]): CourtRunnerRequest => ({
  ...{ status: 'Returned', requestedAt: 0, expectedBy: 0, invoiceId: 'PL-1', total: 1 },
  courtRunnerRecords,
});

test('a county has one id, whatever a source calls it', () => {
  expect(runnerResultId(record('Hood River'))).toBe('court-runner-or-hood-river-county');
  expect(runnerResultId(record('Hood River County'))).toBe(runnerResultId(record('Hood River')));
});

test('links lead to the latest search of a county, not to one that is out or failed', () => {
  const [latest, earlier] = [record('Lane'), record('Lane County')];
  const results = latestResults([
    request(record('Lane', 'Requested'), record('Lane', 'Failed')),
    request(latest),
    request(earlier),
  ]);
  expect([...results]).toEqual([latest]);
  expect(results.has(earlier)).toBe(false);
});
