import { expect, test } from 'vitest';
import type { PersonLine } from '../../../../shared/contract/finding/search.ts';
import type { Namesakes, RelatedPeople } from '../../../../shared/contract/person/relative.ts';
import { buildPerson } from '../../../../tests/fixtures/person.ts';
import { buildPage } from '../../../../tests/fixtures/person-page.ts';
import { buildPersonLine } from '../../../../tests/fixtures/search.ts';
import { renderHrefs, renderText } from '../../../ui/text/render-text.ts';
import { PersonNamesakes } from './PersonNamesakes.tsx';

const none: RelatedPeople = { lastNameCity: [], fullNameElsewhere: [], neighbors: [], company: [], jobTitle: [] };
const line = (id: string, more: Partial<PersonLine> = {}) => buildPersonLine({ id: id.padEnd(16, '0'), ...more });
const OTHER = line('Pother', {
  fullName: 'Maya R Ostrowski',
  age: '65+',
  earlierCities: ['Bend, OR', 'Salem, OR', 'Eugene, OR'],
  relatives: [
    { fullName: 'Ana Ostrowski', isDead: false },
    { fullName: 'Leo Ostrowski', isDead: false },
  ],
});
const namesakes: Namesakes = { self: line('Pself'), people: [OTHER], total: 31, isTotalCapped: false };
const section = (related: RelatedPeople | 'late' | null) => (
  <PersonNamesakes page={buildPage(buildPerson(), { related })} />
);

test('the person is compared with others of the same name by what a search row says, and each of them is one link away', () => {
  const compared = section({ ...none, namesakes });
  expect(renderText(compared)).toBe(
    'Is this the right Maya? 31 people share this name. Compare ages, places and relatives. ' +
      'Maya Ostrowski This page 41 · Portland, OR ' +
      'Maya R Ostrowski 65+ · Portland, OR · Bend, OR · Salem, OR With Ana Ostrowski · Leo Ostrowski ' +
      'All 31 people named Maya Ostrowski',
  );
  expect(renderHrefs(compared)).toEqual([expect.stringContaining('Pother'), expect.stringMatching(/^\/name\//)]);
});

test('words say if a namesake has died, or if only the name is on record', () => {
  const bare = line('Pbare', { age: null, city: null, stateCode: null });
  const dead = line('Pdead', { age: null, isDead: true });
  const text = renderText(section({ ...none, namesakes: { ...namesakes, people: [bare, dead] } }));
  expect(text).toContain('Maya Ostrowski Only the name is on record Maya Ostrowski Deceased · Portland, OR');
});

test('a list that was not counted to its end promises no number', () => {
  const text = renderText(section({ ...none, namesakes: { ...namesakes, total: 1_000, isTotalCapped: true } }));
  expect(text).toContain('More than 1,000 people share this name.');
  expect(text).toContain('All people named Maya Ostrowski');
});

test('until they arrive, or if nobody shares the name, the section says so and links to everybody', () => {
  expect(renderText(section('late'))).toBe(
    'Is this the right Maya? See who else has this name. All people named Maya Ostrowski',
  );
  expect(renderText(section(none))).toBe(
    'Is this the right Maya? We have nobody else with exactly this name to compare. People with a similar name',
  );
});
