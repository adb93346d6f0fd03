import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PersonName } from '../../../../shared/contract/identity.ts';
import type { RelatedPeople, RelatedPerson } from '../../../../shared/contract/person/relative.ts';
import { buildPersonLine } from '../../../../tests/fixtures/search.ts';
import { renderHrefs, renderText } from '../../../ui/text/render-text.ts';
import { PersonRelated } from './PersonRelated.tsx';

const name: PersonName = {
  firstName: 'Maya',
  middleName: null,
  lastName: 'Ostrowski',
  suffix: null,
  fullName: 'Maya Ostrowski',
};
const none: RelatedPeople = { lastNameCity: [], fullNameElsewhere: [], neighbors: [], company: [], jobTitle: [] };
const person = (n: number, more: Partial<RelatedPerson> = {}): RelatedPerson => ({
  fn: 'Adam',
  mn: null,
  ln: 'Ostrowski',
  city: 'Portland',
  state: 'OR',
  id: `Prelated${100_000 + n}`,
  ...more,
});
const eleven = Array.from({ length: 11 }, (_, n) => person(n));
const all: RelatedPeople = {
  lastNameCity: eleven,
  fullNameElsewhere: eleven,
  neighbors: eleven,
  company: eleven,
  jobTitle: eleven,
};
const LINE = buildPersonLine();
const titles = (html: string) => [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title]) => title);

test('of somebody who has died it is said', () => {
  const related = {
    ...none,
    lastNameCity: [person(1, { isDead: true }), person(2, { isDead: true, city: null, state: null }), person(3)],
  };
  expect(renderText(<PersonRelated name={name} related={related} />)).toContain(
    'Adam Ostrowski Deceased · Portland, OR Adam Ostrowski Deceased Adam Ostrowski Portland, OR',
  );
});

test("each list is its tab's panel, and the first one shows", () => {
  const html = renderToStaticMarkup(<PersonRelated name={name} related={all} />);
  const tabs = [...html.matchAll(/<button[^>]*role="tab"[^>]*>(.*?)<\/button>/g)];
  expect(tabs.map(([, title]) => title)).toEqual(titles(html));
  expect(tabs.map(([tab]) => /aria-controls="(.*?)"/.exec(tab)?.[1])).toEqual(
    [0, 1, 2, 3, 4].map((tab) => `related-people-${tab}`),
  );
  expect(tabs.map(([tab]) => tab.includes('aria-selected="true"'))).toEqual([true, false, false, false, false]);
  const panels = [...html.matchAll(/<div[^>]*role="tabpanel"[^>]*>/g)].map(([panel]) => panel);
  expect(panels.map((panel) => panel.includes('hidden=""'))).toEqual([false, true, true, true, true]);
});

test('people of the whole name have no list where a comparison names them further up [P2-163]', () => {
  const namesakes = { self: LINE, people: [{ ...LINE, id: 'Pnamesake1000000' }], total: 2, isTotalCapped: false };
  const node = <PersonRelated name={name} related={{ ...all, namesakes }} />;
  expect(titles(renderToStaticMarkup(node))).toEqual([
    'Other Ostrowskis',
    'Neighbors',
    'Coworkers',
    'People with similar job titles',
  ]);
});

test('a list keeps its number when the lists before it are empty', () => {
  const html = renderToStaticMarkup(<PersonRelated name={name} related={{ ...none, jobTitle: eleven }} />);
  expect(html).toContain('id="related-people-4"');
  expect(html).not.toContain('hidden=""><h2');
});

test('five lists in order, with 55 plain links [P2-163]', () => {
  const node = <PersonRelated name={name} related={all} />;
  expect(titles(renderToStaticMarkup(node))).toEqual([
    'Other Ostrowskis',
    'Maya Ostrowskis elsewhere',
    'Neighbors',
    'Coworkers',
    'People with similar job titles',
  ]);
  expect(renderHrefs(node)).toHaveLength(55);
  expect(renderHrefs(node)[0]).toBe('/name/Adam-Ostrowski/Portland-OR/Prelated100000');
});

test('an empty list is left out, and with no people at all so is everything', () => {
  const some = { ...none, neighbors: [person(1)] };
  expect(titles(renderToStaticMarkup(<PersonRelated name={name} related={some} />))).toEqual(['Neighbors']);
  expect(renderToStaticMarkup(<PersonRelated name={name} related={none} />)).toBe('');
  expect(renderToStaticMarkup(<PersonRelated name={name} related={null} />)).toBe('');
});

test('a middle name is part of the link, and a missing place leaves a dash', () => {
  const node = (
    <PersonRelated name={name} related={{ ...none, company: [person(1, { mn: 'J', city: null, state: null })] }} />
  );
  expect(renderText(node)).toBe('Coworkers Coworkers Adam J Ostrowski');
  expect(renderHrefs(node)).toEqual(['/name/Adam-J-Ostrowski/-/Prelated100001']);
});

test('a person without a name is not listed', () => {
  const nameless = person(1, { fn: ' ', ln: '' });
  expect(renderToStaticMarkup(<PersonRelated name={name} related={{ ...none, company: [nameless] }} />)).toBe('');
});

test('a title makes sense without a first or last name, too', () => {
  const one = { ...none, lastNameCity: [person(1)], fullNameElsewhere: [person(2)] };
  const html = renderToStaticMarkup(<PersonRelated name={{ ...name, firstName: '', lastName: ' ' }} related={one} />);
  expect(titles(html)).toEqual(['Other people of this family', 'People with this name elsewhere']);
});

test('names in other scripts are listed as they are', () => {
  const related = {
    ...none,
    neighbors: [person(1, { fn: 'محمد', ln: 'الأحمد' }), person(2, { fn: '🙂', ln: 'Hale' })],
  };
  const node = <PersonRelated name={{ ...name, lastName: 'الأحمد' }} related={related} />;
  expect(renderText(node)).toBe('Neighbors Neighbors محمد الأحمد Portland, OR 🙂 Hale Portland, OR');
  expect(renderHrefs(node)[0]).toBe('/name/-/Portland-OR/Prelated100001');
});
