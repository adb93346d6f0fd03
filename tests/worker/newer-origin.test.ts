import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../shared/contract/calls.ts';
import { personCountsSchema } from '../../shared/contract/person/counts.ts';
import { buildPerson } from '../fixtures/person.ts';
import { buildDetails } from '../fixtures/person-page.ts';
import { type EdgeBefore, startEdgeBefore } from '../support/edge-before.ts';
import { parsePage } from '../support/html-faults.ts';
import { rawRequest } from '../support/raw-http.ts';
import { UNKNOWN_MARK, withUnknownFields } from '../support/unknown-fields.ts';

const ID = 'Pabcdefghijk1234';
const HUMAN = { 'user-agent': 'Mozilla/5.0 Chrome/156.0 Safari/537.36' };
const COUNTS = Object.fromEntries(Object.keys(personCountsSchema.shape).map((key) => [key, 0]));
let edge: EdgeBefore;

/** An origin newer than this edge: every object it sends has fields unknown to the contract. */
beforeAll(async () => {
  edge = await startEdgeBefore((request, answer) => {
    const isDetails = request.url?.startsWith(calls.personDetails.path) === true;
    const body = isDetails
      ? withUnknownFields(calls.personDetails.response, buildDetails(buildPerson({ id: ID })))
      : withUnknownFields(calls.personCounts.response, COUNTS);
    return answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
});
afterAll(() => edge?.stop());

test('a page from a newer origin works, with the fields the edge knows and nothing else', async () => {
  const { status, body } = await rawRequest(edge.url, `/name/Maya-Ostrowski/Portland-OR/${ID}`, { headers: HUMAN });
  expect(status).toBe(200);
  expect(parsePage(body).faults).toEqual([]);
  expect(body).toContain('Maya Ostrowski');
  expect(body).not.toContain(UNKNOWN_MARK);
});

test('a browser’s call to a newer origin returns only fields of the contract', async () => {
  const { status, body } = await rawRequest(edge.url, `${calls.personCounts.path}?personId=${ID}`, { headers: HUMAN });
  expect([status, JSON.parse(body)]).toEqual([200, COUNTS]);
});
