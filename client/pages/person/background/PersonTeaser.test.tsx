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
/** The drawings beside the card's four numbers, by what they are made of or refer to. */
const marksOf = (page: PersonPageModel) =>
  [...card(page).matchAll(/<dd>[\d,]+<span class="[^"]*?(\w+)_[^"]*">.*?<(?:path d|use href)="([^"]+)"/gs)].map(
    ([, , mark]) => mark,
  );
const FREE = pageOf({});

describe('a locked report', () => {
  test('has four icons in the free view, one beside each number, or one tag if the numbers did not load [P4-005]', () => {
    const marks = marksOf(pageOf({}, { counts: everyGroup }));
    expect(marks).toHaveLength(4);
    expect(new Set(marks).size).toBe(4);
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
      expect(new Set(marksOf(page)).size, entitlement).toBe(1);
      const html = renderToStaticMarkup(section(page));
      expect(
        html.match(/aria-hidden="true"><span[^>]*>8{14}<\/span><span[^>]*>8{6}<\/span>/g),
        entitlement,
      ).toHaveLength(3);
      expect(renderText(section(page)), entitlement).toMatch(/Licenses & permits None [^0-9]*Evictions None/);
    }
    expect(renderToStaticMarkup(section(FREE))).not.toContain('8888');
  });

  test('has a record drawn in every group before its counts arrive, so that nothing moves later', () => {
    const premium = { entitlement: 'premium', lookupType: 'premium' } as const;
    const recordsIn = (node: ReactNode) => renderToStaticMarkup(node).match(/<span class="[^"]*record_[^"]*"/g)?.length;
    const waiting = section(pageOf(premium, { counts: 'late' }));
    expect([recordsIn(waiting), recordsIn(section(pageOf(premium)))]).toEqual([5, 5]);
  });
});

test('an open report has a check mark beside each number, and no tag, offer or drawn record [P4-004 P4-006]', () => {
  const page = pageOf({ entitlement: 'bg', lookupType: 'bg' }, { counts: everyGroup });
  const marks = marksOf(page);
  expect(marks).toHaveLength(4);
  expect(new Set(marks).size).toBe(1);
  expect(marks[0]).not.toBe(marksOf(pageOf({ entitlement: 'premium', lookupType: 'premium' }))[0]);
  expect(renderToStaticMarkup(section(page))).not.toMatch(/8888|data-credit|checkout/);
});

test('no icon or check mark is beside a zero, which is a word, in any of the three designs', () => {
  for (const entitlement of ['free', 'premium', 'bg'] as const) {
    const page = pageOf({ entitlement });
    expect(marksOf(page), entitlement).toHaveLength(3);
    expect(renderText(<PersonReport page={page} counts={counts} />), entitlement).toContain('Property 2 More None');
    const groups = renderToStaticMarkup(section(page)).match(/<li>.*?<\/li>/gs) ?? [];
    const ofNone = groups.filter((group) => group.includes('>None<'));
    expect(ofNone, entitlement).toHaveLength(2);
    expect(ofNone.join(''), entitlement).not.toContain('<svg');
  }
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
