import { describe, expect, test } from 'vitest';
import { buildCredits, buildHeld, SUBJECT } from '../../../tests/fixtures/checkout.ts';
import type { CreditsCheckout } from '../../checkout/checkout-model.ts';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { PurchaseCreditsPage } from './PurchaseCreditsPage.tsx';

const site = { viewer: null, path: '/billing/purchase-credits', search: { name: '', location: '' } };
const page = (credits: number, more: Partial<CreditsCheckout> = {}) => (
  <PurchaseCreditsPage
    site={site}
    page={{
      kind: 'purchase-credits',
      ...buildCredits(more),
      creditsLeft: credits,
      creditsExpire: credits === 0 ? null : 'Dec 20, 2026',
    }}
  />
);

describe('credits for account holders [F2-57]', () => {
  test('say whose report it is and what is left, and lead back to that person', () => {
    expect(renderText(page(2))).toContain(
      'Background report For Maya Ostrowski, Portland, OR. One payment opens it for 30 days. You have 2 credits left. The next one expires Dec 20, 2026.',
    );
    expect(renderText(page(0)), 'whoever buys a report needs none').not.toContain('credits now');
    expect(renderText(page(0, { subject: null }))).toContain('You have no credits now.');
    expect(renderText(page(0))).toContain('Back to Maya');
  });

  test('lead back to the account where nobody is meant', () => {
    const shown = page(0, { subject: null, back: null });
    expect(renderText(shown)).toContain('Background credits One credit opens one background report for 30 days.');
    expect(renderText(shown)).toContain('Back to your account');
    expect(renderHrefs(shown)).toContain('/account');
  });

  test('do not speak of a payment to a buyer who can read the report', () => {
    const shown = renderText(page(0, { held: buildHeld() }));
    expect(shown).toContain('About Maya Ostrowski, Portland, OR.');
    expect(shown).not.toMatch(/One payment opens it|sample report|Secure checkout/);
  });

  test('name nobody whose name no price may lead to [P2-133]', () => {
    const nameless = { ...SUBJECT, firstName: null, fullName: null, path: null };
    const shown = renderText(page(1, { subject: nameless, back: null }));
    expect(shown).toContain(
      'For the person you were looking at. One payment opens it for 30 days. You have 1 credit left.',
    );
    expect(shown).not.toMatch(/Maya|Ostrowski/);
  });
});
