import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PersonDetails } from '../../../../shared/contract/person/person.ts';
import { buildCounts, buildPerson } from '../../../../tests/fixtures/person.ts';
import {
  buildCallToAction,
  buildDetails,
  buildPage,
  buildPageDefinition,
} from '../../../../tests/fixtures/person-page.ts';
import { renderHrefs, renderText } from '../../../ui/text/render-text.ts';
import { PersonReport } from '../glance/PersonReport.tsx';
import type { PersonPageModel } from '../person-model.ts';
import { PersonBackground } from './PersonBackground.tsx';

const DAY = Date.UTC(2026, 11, 3, 18);
const counts = buildCounts({ offenses: 2, criminalTrafficRecords: 3, properties: 2, publicRecords: 3, liens: 3 });
const everyGroup = { ...counts, publicRecords: 4, licensesPermits: 1, evictions: 2 };
const person = buildPerson();
const CREDIT_OFFERS = buildPageDefinition({
  callsToAction: {
    background: buildCallToAction('Use 1 credit', { clickKind: 'consume-background-credit', destination: 'report' }),
  },
});

function pageOf(details: Partial<PersonDetails>, more: Partial<PersonPageModel> = {}): PersonPageModel {
  return buildPage(person, { counts, isLoggedIn: true, details: buildDetails(person, details), ...more });
}

const holder = (backgroundCredits: number) => {
  const { userInfo } = buildDetails(person);
  return pageOf({
    userInfo: { ...userInfo, userType: 'transactional credits', backgroundCredits, creditsExpireAt: DAY },
    pageDefinition: CREDIT_OFFERS,
  });
};
const section = (page: PersonPageModel) => <PersonBackground page={page} />;
const card = (page: PersonPageModel) => renderToStaticMarkup(<PersonReport page={page} counts={page.counts} />);
/** A mark beside a number, or in a group of the report. */
const marksIn = (html: string) =>
  html.match(/<d[dt][^>]*>(?:(?!<\/d[dt]>).)*<svg|<li[^>]*>(?:(?!<\/li>).)*<svg/gs) ?? [];
const FREE = pageOf({});

describe('a locked report', () => {
  test('has four numbers without a mark in the free view, or one tag if the numbers did not load [P4-005]', () => {
    const page = pageOf({}, { counts: everyGroup });
    expect(card(page).match(/<dd>\d+<\/dd>/g)).toHaveLength(4);
    expect(marksIn(card(page) + renderToStaticMarkup(section(page)))).toEqual([]);
    const text = renderText(section(pageOf({}, { counts: 'missing' })));
    expect(text).toContain('Court, property and public records Record counts are not available right now.');
    expect(renderText(section(FREE))).not.toContain('Court, property and public records');
    expect(renderText(section(pageOf({ entitlement: 'premium' }, { counts: 'missing' })))).not.toContain(
      'Court, property and public records',
    );
  });

  test('is drawn with filled records for paying viewers, one per group, revealing nothing of their content [P4-007 P6-033]', () => {
    for (const entitlement of ['premium', 'smb'] as const) {
      const page = pageOf({ entitlement, lookupType: 'premium' });
      const html = renderToStaticMarkup(section(page));
      expect(
        html.match(/aria-hidden="true"><span[^>]*>8{14}<\/span><span[^>]*>8{6}<\/span>/g),
        entitlement,
      ).toHaveLength(3);
      expect(renderText(section(page)), entitlement).toContain('Nothing found in licenses or evictions.');
    }
    expect(renderToStaticMarkup(section(FREE))).not.toContain('8888');
  });

  test('has rows for all groups before its counts arrive, and then for those with a record', () => {
    const rowsIn = (node: ReactNode) => renderToStaticMarkup(node).match(/<li>/g)?.length;
    expect([rowsIn(section(pageOf({}, { counts: 'late' }))), rowsIn(section(FREE))]).toEqual([5, 3]);
  });
});

test('an open report says with a check mark that it is open, and has no tag, offer or drawn record, nor a mark beside a number [P4-004 P4-006]', () => {
  const page = pageOf({ entitlement: 'bg', lookupType: 'bg' }, { counts: everyGroup });
  expect(marksIn(card(page))).toEqual([]);
  const html = renderToStaticMarkup(section(page));
  expect(html).toMatch(/<svg(?:(?!<\/svg>).)*<\/svg>Unlocked/s);
  expect(html).not.toMatch(/8888|data-credit|checkout/);
});

test('groups without a record are one sentence instead of zeros, which says only that we hold none', () => {
  for (const entitlement of ['free', 'premium'] as const) {
    const page = pageOf({ entitlement });
    const glance = renderText(<PersonReport page={page} counts={counts} />);
    expect(glance).toContain(
      'Nothing found in licenses or evictions. Counts of the records we hold. A match is not proof, and neither is finding none.',
    );
    expect(renderText(section(page))).toContain(
      'Nothing found in licenses or evictions. Our records are not complete, so this does not prove that there are none.',
    );
    expect(glance + renderText(section(page))).not.toMatch(/\bNone\b|\b0\b/);
  }
});

test('a report without a record has no empty list', () => {
  expect(renderToStaticMarkup(section(pageOf({}, { counts: buildCounts() })))).not.toContain('<ul');
});

test('the panel beside the offer says what the report holds, counted, in the numbers of the groups, which add up to the heading [F9-39]', () => {
  const text = renderText(section(pageOf({}, { counts: everyGroup })));
  expect(text).toMatch(/^Background report 11 records /);
  expect(text).toContain('Criminal & traffic 3 ');
  expect(text).toContain(
    'What this report holds 11 records: 3 criminal and traffic, 3 public, 2 properties, 1 license, 2 evictions.',
  );
});

describe('with credits, the offer', () => {
  test('uses one, leads into no funnel, and says how many there are and when the next one expires [P6-035]', () => {
    const text = renderText(section(holder(2)));
    expect(text).toContain('Use 1 credit You have 2 credits. The next one expires Dec 3, 2026.');
    expect(renderText(section(holder(1)))).toContain('Use 1 credit You have 1 credit. It expires Dec 3, 2026.');
    const hrefs = renderHrefs(section(holder(2)));
    expect(hrefs).toHaveLength(2);
    for (const href of hrefs) expect(href).toMatch(/^\/billing\/unlock-report\?/);
    expect(renderToStaticMarkup(section(holder(2)))).not.toMatch(/checkout|purchase-credits|funnelType/);
  });

  test('is missing if the report is empty', () => {
    const empty = { ...holder(2), counts: buildCounts() };
    expect(renderHrefs(section(empty))).toEqual([]);
    expect(renderText(section(empty))).not.toContain('You have 2 credits');
  });
});
