import { describe, expect, it } from 'vitest';
import { expectFields, outlineOf } from '../../../tests/support/contract-fields.ts';
import { CLICK_KINDS } from '../../funnels/offer-destination.ts';
import { callToActionSchema, faqSchema, pageDefinitionSchema } from './page-definition.ts';

const PRICE = { short: '$14.99', whole: 'one report, $14.99, no subscription, readable for 30 days' };
const CALL_TO_ACTION = {
  text: 'View Phone Numbers',
  lateTemplate: 'records-count',
  clickKind: 'funnel',
  destination: 'person',
  source: 'registry',
  price: PRICE,
};
const PAGE = {
  personDetailsSeoSummary: { summary: 'Maya Ostrowski lives in Portland, OR.' },
  personDetailsFaqs: { title: 'FAQ', faqs: [{ question: 'Where?', answer: 'In Portland.', cta: null }] },
  userEntitlement: { emailPresentationType: 'obfuscated' },
  headerComponent: CALL_TO_ACTION,
  callsToAction: { phones: CALL_TO_ACTION },
  offerPrices: { person: PRICE, background: null },
};
const takes = (page: object) => pageDefinitionSchema.safeParse({ ...PAGE, ...page }).success;

describe('the page definition', () => {
  it('has SEO summary, FAQ, email presentation type, a header component and calls to action by slot', () => {
    expectFields(pageDefinitionSchema, PAGE, {
      orNull: 'personDetailsSeoSummary personDetailsFaqs headerComponent',
      orAbsent: 'offerPrices',
    });
    expect(outlineOf(pageDefinitionSchema.shape.personDetailsSeoSummary)).toBe('{ summary }');
    expect(outlineOf(pageDefinitionSchema.shape.personDetailsFaqs)).toBe(
      '{ title, faqs: [{ question, answer, cta: { text, target } }] }',
    );
    expect(outlineOf(pageDefinitionSchema.shape.userEntitlement)).toBe('{ emailPresentationType }');
  });
  it('accepts no blank question or answer, and no question without an answer [F3-39]', () => {
    const faq = { question: 'Where?', answer: 'In Portland.', cta: null };
    expectFields(faqSchema, faq, { orNull: 'cta' });
    expect(faqSchema.safeParse({ ...faq, question: ' ' }).success).toBe(false);
    expect(faqSchema.safeParse({ ...faq, answer: '' }).success).toBe(false);
  });
  it("has a text and a target for a question's call to action", () => {
    const takesCta = (cta: object) => faqSchema.safeParse({ question: 'Where?', answer: 'In Portland.', cta }).success;
    for (const target of ['addresses', 'phones', 'emails', 'relatives', 'associates', 'opt-out'])
      expect(takesCta({ text: 'See more', target })).toBe(true);
    expect(takesCta({ text: 'See more', target: 'https://example.com/' })).toBe(false);
    expect(takesCta({ text: ' ', target: 'phones' })).toBe(false);
  });
  it('has one of five presentation types for email addresses', () => {
    for (const emailPresentationType of ['full', 'partial', 'obfuscated', 'only-counts', 'none'])
      expect(takes({ userEntitlement: { emailPresentationType } })).toBe(true);
    expect(takes({ userEntitlement: { emailPresentationType: 'hidden' } })).toBe(false);
  });
  it('has text, click kind, destination, source and price for a call to action in a known slot [P3-012]', () => {
    expectFields(callToActionSchema, CALL_TO_ACTION, { orNull: 'lateTemplate price', orAbsent: 'price' });
    const slots =
      'header stickyHeaderPrimary stickyHeaderSecondary registry subHeader phones emails addresses relatives background property rightRail';
    for (const slot of slots.split(' ')) expect(takes({ callsToAction: { [slot]: CALL_TO_ACTION } })).toBe(true);
    expect(takes({ callsToAction: { footer: CALL_TO_ACTION } })).toBe(false);
    expect(takes({ callsToAction: { header: { ...CALL_TO_ACTION, source: 'request' } } })).toBe(false);
  });
  it('knows five kinds of clicks, and accepts a page with a sixth [P6-056]', () => {
    expect(CLICK_KINDS).toEqual([
      'funnel',
      'funnel-new-tab',
      'consume-background-credit',
      'one-click-upgrade',
      'internal-navigation',
    ]);
    expect(takes({ headerComponent: { ...CALL_TO_ACTION, clickKind: 'teleport' } })).toBe(true);
  });
});
