import { beforeEach, expect, it } from 'vitest';
import { openSearchOrigin, type SearchOrigin } from '../../../tests/support/search-origin.ts';

let origin: SearchOrigin;
beforeEach(() => {
  origin = openSearchOrigin();
  for (const homes of [['portlandMe'], ['portlandMe'], ['portlandOr']] as const) origin.named('Ada', 'Lind', { homes });
  for (let at = 0; at < 5; at++) origin.named('Zoe', 'Quist', { homes: ['portlandOr'] });
  origin.named('Ada', 'Lindqvist', { homes: ['portlandOr'], isSuppressed: true });
  origin.people.fillFinding();
});

it('counts the people of the name, not everyone, in each place that the words may mean', async () => {
  const { place, total } = await origin.search('Ada Lind', 'Portland');
  expect(total).toBe(3);
  expect(place?.meant).toEqual([
    { location: 'Portland, ME', people: 2 },
    { location: 'Portland, OR', people: 1 },
  ]);
  for (const { location, people } of place?.meant ?? [])
    expect((await origin.search('Ada Lind', location)).total, location).toBe(people);
});

it('asks nothing where the words can only mean one place, and on later pages', async () => {
  expect((await origin.search('Ada Lind', 'Portland, OR')).place).not.toHaveProperty('meant');
  expect((await origin.search('Ada Lind', 'Portland', 2)).place).not.toHaveProperty('meant');
});
