import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { UnlockReportContent } from './UnlockReportContent.tsx';
import type { UnlockReportPageModel } from './unlock-report-model.ts';

const MAYA = {
  id: 'PmayaOstrowski1',
  fullName: 'Maya Ostrowski',
  path: '/name/Maya-Ostrowski/Portland-OR/PmayaOstrowski1',
};
const REPORT = `${MAYA.path}#person-details-bg-section`;

function contentOf(more: Partial<UnlockReportPageModel>) {
  const page: UnlockReportPageModel = {
    kind: 'unlock-report',
    state: 'ready',
    person: MAYA,
    price: null,
    credits: 2,
    creditsExpireAt: Date.UTC(2026, 11, 3),
    openUntil: null,
    now: Date.UTC(2026, 10, 22),
    error: null,
    ...more,
  };
  return <UnlockReportContent page={page} />;
}

test('asks before using a credit: whose report, how many credits, until when; one button, one field', () => {
  expect(renderText(contentOf({}))).toBe(
    'Use 1 of 2 credits The background report of Maya Ostrowski opens with all of its records. ' +
      'It stays open for you for 30 days, until Dec 22, 2026. The next of your 2 credits expires Dec 3, 2026. That one is used first. ' +
      'Use 1 credit Not now',
  );
  expect(renderText(contentOf({ credits: 1 }))).toMatch(/^Use your last credit /);
  const html = renderToStaticMarkup(contentOf({}));
  expect(html.match(/<(?:form|input|button)[^>]*>/g)).toEqual([
    expect.stringMatching(
      /action="\/billing\/unlock-report" method="post"|method="post" action="\/billing\/unlock-report"/,
    ),
    expect.stringMatching(/type="hidden" name="wpId" value="PmayaOstrowski1"/),
    expect.stringContaining('type="submit"'),
  ]);
  expect(renderHrefs(contentOf({}))).toEqual([MAYA.path]);
});

test('shows what went wrong above the button', () => {
  const html = renderToStaticMarkup(contentOf({ error: 'The report could not be unlocked.' }));
  expect(html).toMatch(/role="alert">.*The report could not be unlocked\..*<button/s);
});

test('without a credit it links to where credits are sold, and to the plans that include some [F6-23]', () => {
  const none = contentOf({ state: 'no-credit', credits: 0, creditsExpireAt: null });
  expect(renderText(none)).toContain('Premium Unlimited and Small Business include a credit a month.');
  expect(renderHrefs(none)).toEqual([
    '/checkout/pricing?wpId=PmayaOstrowski1',
    '/billing/purchase-credits?wpId=PmayaOstrowski1',
    MAYA.path,
  ]);
  expect(renderToStaticMarkup(none)).not.toContain('<form');
});

test('takes no credit for a report that is already open, empty, of somebody who has died, or unknown', () => {
  const open = contentOf({ state: 'open', openUntil: Date.UTC(2026, 11, 14) });
  expect(renderText(open)).toContain('It stays open until Dec 14, 2026.');
  expect(renderHrefs(open)).toEqual([REPORT]);
  const empty = contentOf({ state: 'empty' });
  expect(renderText(empty)).toContain('there is nothing to unlock, and no credit is used');
  expect(renderHrefs(empty)).toEqual([MAYA.path]);
  const died = contentOf({ state: 'died' });
  expect(renderText(died)).toContain('Records show that Maya Ostrowski has died. We sell nothing');
  const unknown = contentOf({ state: 'unknown', person: null });
  expect(renderHrefs(unknown)).toEqual(['/people-search']);
  for (const node of [open, empty, died, unknown]) expect(renderToStaticMarkup(node)).not.toContain('<form');
});

test('beside the button that buys a credit stands what it costs, and a screen reader says it with the button', () => {
  const html = renderToStaticMarkup(contentOf({ state: 'no-credit', price: 'one report, $14.99, no subscription' }));
  expect(html).toMatch(/<a [^>]*aria-describedby="price-credit"[^>]*>Buy credits/);
  expect(html).toMatch(/<small id="price-credit"[^>]*>One report, \$14\.99, no subscription</);
});

test('somebody who may not be named is "this person" [P2-133]', () => {
  const person = { ...MAYA, fullName: null };
  for (const state of ['ready', 'empty', 'open'] as const)
    expect(renderText(contentOf({ state, person }))).toContain('this person');
});
