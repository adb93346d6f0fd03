import { describe, expect, test } from 'vitest';
import { edge, HOST, json, modelOf } from '../../testing.ts';

const STATES = [
  { stateCode: 'OR', people: 7, properties: 3 },
  { stateCode: 'GU', people: 0, properties: 1 },
];
const KNOWN = { 'GET /api/directory': json({ people: 9, letters: [], states: STATES }) };

describe('the start of the white pages', () => {
  test('lists the states that somebody is listed in, may be indexed, and counts what it lists', async () => {
    const answer = await edge(KNOWN).get('/white-pages');
    const { head, page } = await modelOf(answer);
    expect([answer.status, head.canonical, head.isIndexable]).toEqual([200, `${HOST}/white-pages`, true]);
    expect(page.kind).toBe('white-pages-home');
    expect(head.description).toContain('7 people in 1 state or territory');
  });

  test('leads a place that was typed to its white pages, and asks for one if nothing was typed', async () => {
    const { get } = edge(KNOWN);
    const found = await get('/white-pages?location=Portland%2C+Oregon');
    expect([found.status, found.headers.get('location')]).toEqual([303, '/white-pages/portland-or']);
    const empty = await get('/white-pages?location=+');
    expect([empty.status, (await modelOf(empty)).head.isIndexable]).toEqual([400, false]);
    const { page } = await modelOf(await get('/white-pages?location='));
    expect(page.kind === 'white-pages-home' && page.error).toBe('Enter a city, a state or a ZIP code.');
  });

  test('is not indexed with a flag', async () => {
    expect((await modelOf(await edge(KNOWN).get('/white-pages?a=1'))).head.isIndexable).toBe(false);
  });
});

test.each([
  ['/name', '/people-search'],
  ['/name/?name=Maya', '/people-search?name=Maya'],
  ['/Phone', '/reverse-phone'],
  ['/address/', '/address-search'],
  ['/property-search?location=Portland', '/property?location=Portland'],
  ['/directory', '/directory/name'],
])('%s leads to the page that lists what is below it, for good', async (path, target) => {
  const answer = await edge().get(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, target]);
});
