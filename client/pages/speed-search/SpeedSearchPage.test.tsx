import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { PERSON_ID } from '../../../tests/fixtures/person.ts';
import { buildFoundRow, buildSpeedSearchAnswer } from '../../../tests/fixtures/speed-search.ts';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { SpeedSearchPage } from './SpeedSearchPage.tsx';
import type { SpeedSearchForm, SpeedSearchOffer, SpeedSearchPageModel } from './speed-search-model.ts';

const LEFT = { left: 37, max: 50, until: Date.UTC(2026, 11, 4) };
const FORM: SpeedSearchForm = { text: '', error: null, fileError: null, problem: null, again: null };
const { rows } = buildSpeedSearchAnswer();
const HREF = `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`;
const RESULTS: SpeedSearchPageModel = {
  kind: 'speed-search',
  view: 'results',
  results: rows.map((row) => ({
    row,
    personId: row.kind === 'found' ? row.person.personId : null,
    href: row.kind === 'found' ? HREF : null,
    freeHrefs: row.kind === 'several' ? row.candidates.map(({ personId }) => `/name/-/-/${personId}?stub=true`) : [],
  })),
  used: 1,
  lookups: LEFT,
  table: '[["a"]]',
  form: { ...FORM, text: rows.map(({ text }) => text).join('\n') },
};

function page(model: SpeedSearchPageModel, isLoggedIn = true) {
  const viewer = isLoggedIn ? { email: 'june@example.com', userType: 'paid' } : null;
  return <SpeedSearchPage page={model} site={{ viewer, path: '/account/speed-search', search: {} }} />;
}
const list = (form: Partial<SpeedSearchForm> = {}, lookups: typeof LEFT | 'no-limit' | null = LEFT) =>
  page({ kind: 'speed-search', view: 'list', form: { ...FORM, ...form }, lookups });
const offer = (to: SpeedSearchOffer, isLoggedIn = true) =>
  page(
    {
      kind: 'speed-search',
      view: 'offer',
      offer: to,
      price: { price: 14.99, period: 'month', lookups: 50 },
      problem: null,
    },
    isLoggedIn,
  );

describe('the form', () => {
  it('counts its lines, and says what is left and what uses nothing', () => {
    const text = renderText(list({ text: 'Maya Ostrowski\n\n(503) 555-0142' }));
    for (const part of [
      '2 of 50 lines',
      '37 of 50 lookups left until Dec 4, 2026',
      'A name that fits several people uses none',
    ])
      expect(text).toContain(part);
    expect(renderText(list({}, 'no-limit'))).toContain('no limit on lookups');
  });

  it('is sent with its file, even without scripts', () => {
    const html = renderToStaticMarkup(list());
    expect(html).toMatch(/<form id="speed-search-form"[^>]*enctype="multipart\/form-data" method="post"/i);
    expect(html).toMatch(/<input[^>]*type="file"/);
  });

  it('says under its fields what is wrong, and keeps the list', () => {
    const html = renderToStaticMarkup(list({ text: 'June Li', error: 'Too many', fileError: 'Not text' }));
    expect(html).toMatch(/<textarea[^>]*aria-invalid="true"[^>]*aria-describedby="[^"]*speed-search-lines-error/);
    expect(html).toMatch(/>June Li<\/textarea>/);
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*aria-describedby="[^"]*speed-search-file-error/);
  });

  it('without lookups says when they reset, and where to get a plan with more', () => {
    const none = list({}, { ...LEFT, left: 0 });
    expect(renderText(none)).toContain('They reset on Dec 4, 2026.');
    expect(renderHrefs(none)).toContain('/checkout/pricing');
    expect(renderText(list())).not.toContain('no lookups left');
  });

  it('says why a list was not looked up, and sends choices again as they were', () => {
    const again = [{ text: 'June Li', personId: PERSON_ID }, { text: 'Sam "Sammy" Li' }];
    const html = renderToStaticMarkup(list({ problem: { text: 'Logged out', loginHref: '/auth/login' }, again }));
    expect(html).toMatch(/<a href="\/auth\/login" target="_blank"/);
    expect(html).toContain('<input type="hidden" name="line" value="June Li"/>');
    expect(html).toContain(`<input type="hidden" name="person-0" value="${PERSON_ID}"/>`);
    expect(html).toContain('<input type="hidden" name="line" value="Sam &quot;Sammy&quot; Li"/>');
    expect(html).not.toContain('name="person-1"');
  });
});

describe('the results', () => {
  const html = renderToStaticMarkup(page(RESULTS));
  const text = renderText(page(RESULTS));

  it('say how many were found, what was used and what is left', () => {
    expect(text).toContain('1 of 5 lines found. 1 lookup used, 37 of 50 lookups left until Dec 4, 2026.');
  });

  it('have a row for each line, with what was found or why nothing was', () => {
    for (const part of [
      'You wrote: Maya Ostrowski, Portland, OR',
      'Age 43 · Portland, OR',
      '1 lookup used',
      '(503) 555-0142',
      '4120 N Halyard Ave, Portland, OR 97217',
      'We found nobody.',
      'neither a name nor a ten-digit phone number',
      'you have no lookups left',
    ])
      expect(text).toContain(part);
    expect(renderHrefs(page(RESULTS))).toContain(HREF);
  });

  it('say that others have a number, too, and link to its page [F2-13]', () => {
    const row = buildFoundRow({ text: '503-555-0142', sharedPhone: '15035550142' });
    const shared: SpeedSearchPageModel = {
      ...RESULTS,
      results: [{ row, personId: row.person.personId, href: HREF, freeHrefs: [] }],
    };
    expect(renderText(page(shared))).toContain('Others have this number, too. See the number');
    expect(renderHrefs(page(shared))).toContain('/phone/1-503-555-0142');
    expect(text).not.toContain('Others have this number');
  });

  it('ask who a line means, with nobody chosen', () => {
    expect(html).toMatch(/<input type="radio" name="person-1" value="Pjuneli00001"\/>/);
    expect(html).toMatch(/<input type="radio" name="person-1" value=""\/>/);
    expect(html).not.toMatch(/<input type="radio" name="person-[^>]*checked/);
    expect(text).toContain('There are more people than we list here.');
    expect(html.match(/name="line"/g)).toHaveLength(5);
    // Only people who were found are sent along.
    expect(html.match(/<input type="hidden" name="person-\d+"/g)).toEqual(['<input type="hidden" name="person-0"']);
  });

  it('show what tells people of one name apart, and their free pages in a new window', () => {
    expect(text).toContain('June A Li Before: Salem, OR May be related to Adam Ostrowski (deceased) Free page');
    expect(html).toMatch(
      /<a [^>]*href="\/name\/-\/-\/Pjuneli00001\?stub=true" target="_blank" rel="noopener">Free page/,
    );
    expect(text).toContain('Free page of June Li, Salem, OR');
    // A link inside a label would choose nobody, or the wrong one.
    expect(html).not.toMatch(/<label>(?:(?!<\/label>).)*<a /);
  });

  it('ask nothing if every line is clear, and do not speak of lookups without a limit', () => {
    const clear = page({ ...RESULTS, results: RESULTS.results.slice(0, 1), lookups: 'no-limit' });
    expect(renderToStaticMarkup(clear)).not.toContain('type="radio" name="person');
    expect(renderToStaticMarkup(clear)).not.toContain('name="line"');
    expect(renderText(clear)).not.toMatch(/lookup used|lookups? left/);
  });

  it('carry the disclaimer, the table for the download, and the list to be changed', () => {
    expect(text).toContain('not a consumer reporting agency');
    expect(html).toContain('<input type="hidden" name="table" value="[[&quot;a&quot;]]"/>');
    expect(html).toMatch(/<textarea[^>]*>Maya Ostrowski, Portland, OR\nJune Li\n/);
  });
});

test('visitors are told what it is, what it costs and how to start', () => {
  const markup = offer({ kind: 'buy', href: '/checkout/summary?plan=speed-search', loginHref: '/auth/login?x' }, false);
  const text = renderText(markup);
  for (const part of [
    'Speed Search, $14.99 a month',
    '50 lookups a month',
    'until you cancel',
    'Small Business include it',
  ])
    expect(text).toContain(part);
  const hrefs = renderHrefs(markup);
  for (const href of ['/checkout/summary?plan=speed-search', '/auth/login?x', '/checkout/pricing'])
    expect(hrefs).toContain(href);
});

test('viewers with another plan are shown how to get it', () => {
  expect(renderHrefs(offer({ kind: 'change', plan: 'Premium Monthly', href: '/change' }))).toContain('/change');
  expect(renderHrefs(offer({ kind: 'member' }))).toContain('/account/family');
  expect(renderHrefs(offer({ kind: 'overdue', href: '/pay' }))).toContain('/pay');
  expect(renderText(offer({ kind: 'closed' }))).toContain('not for sale');
});
