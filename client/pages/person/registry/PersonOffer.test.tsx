import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { CallToAction } from '../../../../shared/contract/person/page-definition.ts';
import { NO_EXPERIMENTS } from '../../../../shared/experiments/experiments.ts';
import type { Slot } from '../../../../shared/funnels/funnel-values.ts';
import { buildPerson } from '../../../../tests/fixtures/person.ts';
import {
  buildCallToAction,
  buildDetails,
  buildPage,
  buildPageDefinition,
  NO_FLAGS,
} from '../../../../tests/fixtures/person-page.ts';
import { renderHrefs, renderText } from '../../../ui/text/render-text.ts';
import type { PersonPageModel } from '../person-model.ts';
import { PersonOffer, PersonOfferNote } from './PersonOffer.tsx';
import { unknownOffers } from './read-offer.ts';

function pageWith(slot: Slot, offer: Partial<CallToAction> | null, more: Partial<PersonPageModel> = {}) {
  const found = offer === null ? null : buildCallToAction('See it', offer);
  const pageDefinition = buildPageDefinition({
    headerComponent: slot === 'header' ? found : null,
    callsToAction: slot === 'header' || found === null ? {} : { [slot]: found },
  });
  return buildPage(buildPerson(), {
    details: buildDetails(buildPerson(), { pageDefinition }),
    isLoggedIn: true,
    ...more,
  });
}
const html = (slot: Slot, offer: Partial<CallToAction> | null, more: Partial<PersonPageModel> = {}) =>
  renderToStaticMarkup(<PersonOffer page={pageWith(slot, offer, more)} slot={slot} />);
const isNewWindow = (slot: Slot, offer: Partial<CallToAction>, more: Partial<PersonPageModel> = {}) => {
  const page = pageWith(slot, offer, more);
  const text = renderText(<PersonOffer page={page} slot={slot} />);
  expect(text.includes('opens in a new window')).toBe(html(slot, offer, more).includes('target="_blank"'));
  return text.includes('opens in a new window');
};

describe('a call to action', () => {
  test('is a link whatever its kind, and tells scripts what a click does', () => {
    expect(html('phones', {})).toMatch(/^<a [^>]*data-slot="phones" data-click="funnel"/);
    expect(html('phones', { clickKind: 'one-click-upgrade', destination: 'phone_activity' })).toMatch(
      /data-click="one-click-upgrade" data-upgrade="phone_activity"/,
    );
    expect(html('background', { clickKind: 'consume-background-credit', destination: 'report' })).toMatch(
      /href="\/billing\/unlock-report\?[^"]*"[^>]*data-credit="report"/,
    );
  });

  test('to a section of the page is an anchor that costs nothing and does not look like a price', () => {
    const offer = { clickKind: 'internal-navigation', destination: 'emails' };
    expect(renderHrefs(<PersonOffer page={pageWith('phones', offer)} slot="phones" />)).toEqual([
      '#person-details-email-section',
    ]);
    expect(html('phones', offer)).not.toMatch(/lamp|<svg/);
    expect(html('phones', {})).toMatch(/lamp|<svg/);
    expect(isNewWindow('phones', offer, { isLoggedIn: false })).toBe(false);
  });

  test('with an empty text is missing, and one whose text comes later waits hidden [P7-043]', () => {
    expect(html('phones', { text: '' })).toBe('');
    expect(html('phones', { text: '', lateTemplate: 'records-count' })).toMatch(
      /^<a [^>]*hidden=""[^>]*data-late-template="records-count"/,
    );
    expect(html('phones', { lateTemplate: 'records-count' })).not.toContain('hidden=""');
  });

  test('with an unknown kind or destination is left out, and reported separately from none [P6-058]', () => {
    for (const unknown of [
      { clickKind: 'dance' },
      { destination: 'moon' },
      { clickKind: 'one-click-upgrade', destination: 'person' },
      { clickKind: 'consume-background-credit', destination: 'person' },
      { clickKind: 'internal-navigation', destination: 'footer' },
    ])
      for (const slot of ['header', 'phones'] as const) {
        expect(html(slot, unknown)).toBe('');
        expect(unknownOffers(pageWith(slot, unknown))).toEqual([slot]);
      }
    expect(unknownOffers(pageWith('phones', null))).toEqual([]);
    expect(unknownOffers(pageWith('phones', {}))).toEqual([]);
  });
});

test('a call to action to a section missing from this page is left out, and logged like an unknown one', () => {
  const to = (destination: string) => ({ clickKind: 'internal-navigation', destination });
  for (const section of ['associates', 'background']) {
    expect(html('phones', to(section))).toBe('');
    expect(unknownOffers(pageWith('phones', to(section)))).toEqual(['phones']);
  }
  for (const section of ['summary', 'background'])
    expect(unknownOffers(pageWith('phones', to(section), { counts: 'late' }))).toEqual([]);
});

describe('a new tab', () => {
  const variant = { experiments: { ...NO_EXPERIMENTS, UPSELL_NEW_TAB: 1 } };

  test('opens for logged-out visitors, but not for addresses', () => {
    expect(isNewWindow('phones', {}, { isLoggedIn: false })).toBe(true);
    expect(isNewWindow('addresses', {}, { isLoggedIn: false })).toBe(false);
    expect(isNewWindow('phones', {})).toBe(false);
  });

  test('opens with variant 1 of UPSELL_NEW_TAB for logged-in viewers too, but not for addresses [P6-049]', () => {
    expect(isNewWindow('phones', {}, variant)).toBe(true);
    expect(isNewWindow('background', { clickKind: 'one-click-upgrade', destination: 'default' }, variant)).toBe(true);
    expect(isNewWindow('addresses', {}, variant)).toBe(false);
  });

  test('opens for everybody if the kind says so', () => {
    expect(isNewWindow('phones', { clickKind: 'funnel-new-tab' })).toBe(true);
  });
});

describe('what it costs', () => {
  const price = { short: '$14.99', whole: 'one report, $14.99, no subscription, readable for 30 days' };

  test('stands beside the link in whole, and a screen reader says it with the link', () => {
    const whole = html('background', { price });
    expect(whole).toMatch(/^<a [^>]*aria-describedby="price-background"/);
    expect(whole).toMatch(
      /<\/a><small id="price-background"[^>]*>One report, \$14\.99, no subscription, readable for 30 days<\/small>$/,
    );
  });

  test('is in short in a link that has no room beside it, or no text yet', () => {
    const page = pageWith('phones', { price });
    expect(renderText(<PersonOffer page={page} slot="phones" price="inside" />)).toBe('See it $14.99');
    const late = html('phones', { price, text: '', lateTemplate: 'records-count' });
    expect(late).toMatch(/^<a [^>]*hidden=""[^>]*>.*<span><\/span><small> \$14\.99<\/small><\/a>$/);
  });

  test('stands in the note of its place, which the link refers to, also if there is nothing else to say', () => {
    const page = pageWith('phones', { price });
    const note = (
      <>
        <PersonOfferNote page={page} slot="phones" />
        <PersonOffer page={page} slot="phones" price="note" />
      </>
    );
    expect(renderText(note)).toBe('One report, $14.99, no subscription, readable for 30 days See it');
    expect(renderToStaticMarkup(note).match(/price-phones/g)).toHaveLength(2);
    const empty = <PersonOfferNote page={pageWith('phones', {})} slot="phones" />;
    expect(renderToStaticMarkup(empty)).toBe('');
  });

  test('is missing where nobody says it', () => {
    for (const unknown of [{}, { price: null }])
      expect(html('phones', unknown)).not.toMatch(/price-|<small|aria-describedby/);
  });
});

describe('debug_registry', () => {
  const debug = { flags: { ...NO_FLAGS, debugsRegistry: true } };
  const label = (slot: Slot, offer: Partial<CallToAction> | null) =>
    renderText(<PersonOffer page={pageWith(slot, offer, debug)} slot={slot} />);

  test('outlines a slot and says where its call to action comes from, or that it has none [P2-058]', () => {
    expect(label('phones', {})).toBe('phones · registry · funnel → person · no price See it');
    const price = { short: '$9.99/mo', whole: '$9.99 a month, renews monthly until you cancel' };
    expect(label('phones', { price })).toMatch(
      /^phones · registry · funnel → person · \$9\.99\/mo from the catalogue See/,
    );
    expect(label('phones', { price: { short: '1 credit', whole: 'uses your last credit' } })).toContain(
      ' · 1 credit See',
    );
    expect(label('emails', { source: 'backup', destination: 'person-email' })).toMatch(
      /^emails · backup · funnel → person-email/,
    );
    expect(label('relatives', null)).toBe('relatives · empty');
    expect(label('phones', { clickKind: 'dance' })).toBe('phones · registry · dance → person · no price · not shown');
    expect(html('phones', null, debug)).toContain('data-registry-slot="phones"');
  });

  test('adds no element if left out', () => {
    expect(html('phones', {})).toMatch(/^<a [^<]*<svg.*<\/svg>See it<\/a>$/);
    expect(html('phones', null)).toBe('');
  });
});
