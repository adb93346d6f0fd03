import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { optOutCopy } from '../../../shared/copy/removal/opt-out.ts';
import { buildSearchAnswer, buildSearchResult } from '../../../tests/fixtures/search.ts';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { OptOutPage } from './OptOutPage.tsx';
import type { FindForm, FoundPeople, OptOutForm, OptOutPageModel, RemovalSubject } from './opt-out-model.ts';

const site = { viewer: null, path: '/opt-out', search: {} };
const PERSON = '/name/Maya-Ostrowski/Portland-OR/Pabcdefghijk';
const show = (view: OptOutPageModel['view']) => <OptOutPage page={{ kind: 'opt-out', view }} site={site} />;
const form: FindForm = {
  name: '',
  location: '',
  link: '',
  origin: 'https://porchlight.example',
  part: null,
  errors: {},
};
const find = (more: Partial<FindForm> = {}, found: FoundPeople | null = null) =>
  show({ state: 'find', form: { ...form, ...more }, found });
const people = (answer: Parameters<typeof buildSearchAnswer>[0]): FoundPeople => ({
  name: 'Maya Ostrowski',
  location: 'Portland, OR',
  answer: buildSearchAnswer(answer),
});
const ask: OptOutForm = { isWhole: true, parts: [], email: '', errors: {}, problem: null };
const maya: RemovalSubject = {
  path: PERSON,
  person: { name: 'Maya Ostrowski', age: '65+', place: 'Portland, Oregon', isDead: false },
};
const choose = (subject: RemovalSubject = maya, more: Partial<OptOutForm> = {}) =>
  show({ state: 'choose', subject, form: { ...ask, ...more } });
const inputs = (node: Parameters<typeof renderToStaticMarkup>[0], name: string) =>
  renderToStaticMarkup(node).match(new RegExp(`<input[^>]*name="${name}"[^>]*>`, 'g')) ?? [];
/** The links that say 'This is me', in order. */
const choices = (node: Parameters<typeof renderHrefs>[0]) =>
  renderHrefs(node).filter((href) => href.startsWith('/opt-out?path='));

describe('the form that finds a page', () => {
  test('is a plain form with what was typed, and the first field with an error has the focus', () => {
    const typed = find({
      name: 'Maya',
      location: 'Portlnad',
      link: 'x',
      errors: { location: 'No such place.', link: 'No.' },
    });
    expect(renderToStaticMarkup(typed)).toMatch(/<form[^>]*action="\/opt-out"/);
    // The header's search box has fields of the same names.
    for (const [name, value] of [
      ['name', 'Maya'],
      ['location', 'Portlnad'],
      ['path', 'x'],
    ] as const)
      expect(
        inputs(typed, name).some(
          (input) => input.includes(`id="opt-out-${name}"`) && input.includes(`value="${value}"`),
        ),
      ).toBe(true);
    const focused = renderToStaticMarkup(typed).match(/<input[^>]*autofocus[^>]*>/gi) ?? [];
    expect(focused).toHaveLength(1);
    expect(focused[0]).toContain('id="opt-out-location"');
    expect(renderText(find())).toContain('For example porchlight.example/name/Your-Name');
  });

  test('remembers what the reader came to hide, on to the page of whoever is chosen', () => {
    const hide = find({ part: 'phones' }, people({}));
    expect(inputs(hide, 'part')).toEqual([expect.stringContaining('value="phones"')]);
    expect(renderText(hide)).toContain(optOutCopy.find.comesFrom.phones);
    expect(choices(hide).every((href) => href.endsWith('&part=phones'))).toBe(true);
  });
});

describe('who was found', () => {
  test('has what a search row may show, and a button each that leads to the choice for that page', () => {
    const june = buildSearchResult({
      id: 'Pabcdefghijk',
      earlierCities: ['Salem, OR'],
      relatives: [{ fullName: 'Ingrid Lind', isDead: true }],
    });
    const list = find({}, people({ results: [june], total: 12, pages: 2 }));
    const text = renderText(list);
    expect(text).toContain('Which one is you? 12');
    expect(text).toContain(
      'Maya Ostrowski Age 41 · Portland, OR Before: Salem, OR With Ingrid Lind (deceased) This is me',
    );
    expect(choices(list)).toEqual([`/opt-out?path=${encodeURIComponent(PERSON)}`]);
    expect(renderHrefs(list)).toContain('/opt-out?name=Maya+Ostrowski&location=Portland%2C+OR&page=2');
    expect(text).toContain('Not here?');
    expect(renderHrefs(list)).not.toContain(PERSON);
  });

  test('says of the dead that they are, shows no age, and asks nobody whether they are them', () => {
    const text = renderText(find({}, people({ results: [buildSearchResult({ age: null, isDead: true })] })));
    expect(text).toContain('Deceased · Lived in Portland, OR This page');
    expect(text).not.toContain('This is me');
  });

  test('includes close spellings; without anybody, says so and where somebody is', () => {
    const near = buildSearchResult({ id: 'Pnear0000000', fullName: 'Maja Ostrowska', match: 'spelling' });
    const tries = [{ kind: 'anywhere', name: 'Maya Ostrowski', location: '', people: 3, isCapped: false }] as const;
    const none = find({}, people({ results: [], total: 0, spellings: [near], tries: [...tries] }));
    const text = renderText(none);
    expect(text).toContain('Nobody here is called Maya Ostrowski in Portland, OR');
    expect(text).toContain('Maya Ostrowski, anywhere: 3 people');
    expect(text).toContain('Close spellings Maja Ostrowska');
    expect(renderHrefs(none)).toContain('/opt-out?name=Maya+Ostrowski');
    expect(choices(none)).toHaveLength(1);
  });

  test('says that a list has ended, and leads to its beginning', () => {
    const past = find({}, people({ results: [], total: 12, page: 9, pages: 2 }));
    expect(renderText(past)).toContain('The list ends before this page. Back to its beginning');
    expect(renderHrefs(past)).toContain('/opt-out?name=Maya+Ostrowski&location=Portland%2C+OR');
  });
});

describe('what to hide', () => {
  test('names the person and place; the whole page is chosen, nothing else is checked', () => {
    const text = renderText(choose());
    expect(text).toContain('Take down Maya Ostrowski 65+ · Portland, Oregon. Free, and no account is needed.');
    const [page, parts] = inputs(choose(), 'what');
    expect(page).toMatch(/checked="".*value="page"|value="page".*checked=""/);
    expect(parts).not.toContain('checked');
    for (const box of inputs(choose(), 'part')) expect(box).not.toContain('checked');
    expect(inputs(choose(), 'path').at(-1)).toContain(`value="${PERSON}"`);
  });

  test('is the same without a name for a page that may not be there', () => {
    const unnamed = choose({ path: PERSON, person: null });
    expect(renderText(unnamed)).toContain(
      'Take down the page at that link If there is a page at that link, this hides it.',
    );
    expect(renderText(unnamed)).not.toContain('Maya');
    const skeleton = (node: ReturnType<typeof choose>) =>
      renderToStaticMarkup(node).match(/<form class="[^"]*ask.*<\/form>/s)?.[0];
    expect(skeleton(unnamed)).toBe(skeleton(choose()));
  });

  test('keeps what was chosen and typed, beside what is wrong and why nothing was sent', () => {
    const again = choose(maya, {
      isWhole: false,
      parts: ['reverse'],
      email: 'june@',
      errors: { email: 'Not an address.' },
      problem: 'Please try again.',
    });
    const [addresses, , reverse] = inputs(again, 'part');
    expect(reverse).toContain('checked');
    expect(addresses).not.toContain('checked');
    expect(inputs(again, 'email')[0]).toContain('value="june@"');
    expect(renderText(again)).toContain('Please try again.');
    expect(renderToStaticMarkup(again)).toMatch(/role="alert"/);
    expect(renderText(choose(maya, { isWhole: false, errors: { parts: 'Check one.' } }))).toContain('Check one.');
  });

  test('of the dead says that they are, without an age', () => {
    const dead = { ...maya, person: { name: 'Harold Hale', age: null, place: 'Eugene, Oregon', isDead: true } };
    expect(renderText(choose(dead))).toContain('Take down Harold Hale Deceased · Eugene, Oregon.');
  });
});

test('after the link was asked for, the page names the mailbox alone, and can send or change it without another search', () => {
  const mailed = show({
    state: 'mailed',
    subject: { path: PERSON, person: null },
    form: { ...ask, isWhole: false, parts: ['phones', 'reverse'], email: 'june@example.com' },
  });
  const text = renderText(mailed);
  expect(text).toContain('If june@example.com can receive mail, a link is on its way there.');
  expect(text).not.toContain('Maya');
  expect(inputs(mailed, 'part')).toHaveLength(2);
  expect(inputs(mailed, 'path')[0]).toContain(PERSON);
  expect(renderToStaticMarkup(mailed)).toMatch(/<button[^>]*value="form" name="show"/);
  expect(renderHrefs(mailed).filter((href) => href.includes('june'))).toEqual([]);
});
