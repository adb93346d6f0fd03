import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { recordsCopy } from '../../../shared/copy/records/records.ts';
import type { SiteModel } from '../../site/site-model.ts';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { PersonPrintPage } from './PersonPrintPage.tsx';
import type { PersonPrintPageModel } from './person-print-model.ts';

const SITE: SiteModel = { viewer: null, path: '/', search: {} };
const PERSON = '/name/Elise-Hale/-/Pelise';
const CHOICE = {
  step: 'choice',
  action: PERSON,
  options: [
    { part: 'contact', count: 6 },
    { part: 'criminal', count: 251 },
    { part: 'publicRecords', count: 1 },
    { part: 'courtRunner', count: 2 },
  ],
  isNothing: false,
} as const satisfies PersonPrintPageModel['shows'];
const show = (shows: PersonPrintPageModel['shows'], more: Partial<PersonPrintPageModel> = {}) => (
  <PersonPrintPage page={{ kind: 'person-print', backHref: PERSON, name: 'Elise Hale', shows, ...more }} site={SITE} />
);
const boxes = (markup: string) => markup.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? [];

describe('the choice of what to print', () => {
  test('is a plain form of checked boxes, each with how much it holds, that leads to the same page', () => {
    const markup = renderToStaticMarkup(show(CHOICE));
    expect(markup).toContain(`<form action="${PERSON}" method="get">`);
    expect(markup).toContain('<input type="hidden" name="view" value="print"/>');
    expect(boxes(markup)).toHaveLength(4);
    for (const box of boxes(markup)) expect(box).toMatch(/name="parts".*checked=""/);
    const text = renderText(show(CHOICE));
    expect(text).toMatch(
      /What do you want to print\? The background report about Elise Hale \. With everything checked, it takes about \d+ pages\./,
    );
    expect(text).toMatch(
      /Contact 6 numbers and email addresses Criminal & traffic 251 records, about \d+ pages Public records 1 record Court Runner 2 counties searched Print these Back to the report/,
    );
    expect(renderHrefs(show(CHOICE))).toContain(PERSON);
  });

  test('says that nothing is checked, beside unchecked boxes', () => {
    const node = show({ ...CHOICE, isNothing: true });
    const markup = renderToStaticMarkup(node);
    for (const box of boxes(markup)) expect(box).not.toContain('checked');
    expect(renderText(node)).toContain('Nothing is checked. Check at least one section to print.');
    expect(markup).toMatch(/<fieldset[^>]*aria-describedby="print-nothing"/);
    expect(markup).toContain('id="print-nothing"');
  });

  test('without counts says so, and promises no number of pages', () => {
    const options = CHOICE.options.map((option) => (option.part === 'contact' ? option : { ...option, count: null }));
    const text = renderText(show({ ...CHOICE, options }));
    expect(text).toContain('The counts did not load, so a section may turn out to be empty.');
    expect(text).not.toMatch(/\d (?:records|pages?)/);
  });
});

test('the warning has its texts, a way on, a way back and a way without criminal records [P4-105]', () => {
  const [understoodHref, refusedHref, withoutHref] = ['?a', '?b', '?c'].map((query) => PERSON + query);
  if (understoodHref === undefined || refusedHref === undefined || withoutHref === undefined) throw new Error();
  const node = show({ step: 'warning', understoodHref, refusedHref, withoutHref });
  const text = renderText(node);
  for (const part of recordsCopy.warning.texts) expect(text).toContain(part);
  expect(text).toContain('Go back Print without criminal records I Understand');
  expect(renderHrefs(node)).toEqual(expect.arrayContaining([understoodHref, refusedHref, withoutHref]));
  const only = show({ step: 'warning', understoodHref, refusedHref, withoutHref: null });
  expect(renderText(only)).not.toContain('Print without');
});

test('the sample says on each step that its person is invented', () => {
  const warning = { step: 'warning', understoodHref: '/a', refusedHref: '/b', withoutHref: null } as const;
  for (const shows of [CHOICE, warning])
    expect(renderText(show(shows, { isSample: true }))).toContain('This person is invented');
});
