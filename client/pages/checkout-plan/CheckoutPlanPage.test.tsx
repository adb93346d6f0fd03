import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { buildCheckout } from '../../../tests/fixtures/checkout.ts';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { CheckoutPlanPage } from './CheckoutPlanPage.tsx';
import type { CheckoutPlanPageModel, HardStopNotice } from './checkout-plan-model.ts';

const site = { viewer: null, path: '/checkout/summary', search: {} };
const facts = [
  { term: 'Renews', text: 'Dec 20, 2026, then every month, $9.99 each time' },
  { term: 'To cancel', text: 'Two clicks in your account' },
];
const MONTHLY = {
  productId: 'm',
  name: 'Premium Monthly',
  price: 9.99,
  priceText: '$9.99 a month',
  note: '20 people a month',
  facts,
  submit: 'Pay $9.99 and start Premium Monthly',
  renewal: 'I agree that Premium Monthly renews.',
};
const ANNUAL = {
  ...MONTHLY,
  productId: 'y',
  name: 'Premium Annual',
  price: 59.99,
  priceText: '$59.99 a year',
  submit: 'Pay $59.99 and start Premium Annual',
  renewal: 'I agree that Premium Annual renews.',
};
const MAYA = { firstName: 'Maya', fullName: 'Maya Ostrowski', place: 'Portland, OR', path: '/name/m/p/Pm' };
const HIDDEN = { phones: 3, addresses: 1, emails: 2, relatives: 0 };

const page = (more: Partial<CheckoutPlanPageModel> = {}) => (
  <CheckoutPlanPage
    site={site}
    page={{
      kind: 'checkout-plan',
      tier: 'premium',
      why: { kind: 'person', person: { ...MAYA, hidden: HIDDEN }, wish: null },
      checkout: {
        ...buildCheckout({ keepsMethod: false, action: '/checkout/summary' }),
        values: { ...buildCheckout().values, product: 'm' },
      },
      options: [MONTHLY, ANNUAL],
      takesPayments: true,
      held: null,
      heldProblem: null,
      reportPrice: 14.99,
      ...more,
    }}
  />
);

describe('the checkout of a plan [F2-58]', () => {
  test('says the total, the renewal and how to cancel above the fields, for each plan', () => {
    const text = renderText(page());
    const total = text.indexOf('Total today $9.99 Renews Dec 20, 2026');
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(text.indexOf('Card number'));
    expect(text).toContain('Premium Monthly $9.99 a month 20 people a month');
  });

  test('asks for two agreements, each unchecked: the purpose, and that it renews', () => {
    const html = renderToStaticMarkup(page());
    const boxes = html.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? [];
    expect(boxes.map((box) => /name="(\w+)"/.exec(box)?.[1])).toEqual(['attests', 'renews']);
    for (const box of boxes) expect(box).not.toContain('checked');
    // The text is that of the chosen plan, by the style sheet.
    expect(html).toMatch(
      /data-for="0">I agree that Premium Monthly renews\.<.*data-for="1">I agree that Premium Annual/,
    );
    expect(html).toMatch(/type="hidden" name="renewal" value="[\w-]+"/);
  });

  test('shows an error of its agreement under the box, and puts the focus there', () => {
    const html = renderToStaticMarkup(
      page({ checkout: buildCheckout({ errors: { renews: 'To continue, please agree that it renews.' } }) }),
    );
    expect(html).toMatch(/<input[^>]*autofocus[^>]*aria-describedby="checkout-renews-error"[^>]*name="renews"/i);
  });

  test('says who it is for and what it would open there, without zeros', () => {
    const text = renderText(page());
    expect(text).toContain('For Maya Ostrowski, Portland, OR, and everybody else you look up.');
    expect(text).toContain('3 phone numbers that are hidden now 1 address with house number and ZIP code');
    expect(text).not.toContain('0 relatives');
    expect(text).toContain('A background report costs $14.99, and we sell one only if there is something in it.');
  });

  test('says so if a plan would open nothing there, and promises nothing about somebody who has died', () => {
    const none = { phones: 0, addresses: 0, emails: 0, relatives: 0 };
    const why = (hidden: typeof none | null) => ({ kind: 'person', person: { ...MAYA, hidden }, wish: null }) as const;
    expect(renderText(page({ why: why(none) }))).toContain('Maya’s page already shows every phone number');
    expect(renderText(page({ why: why(null) }))).not.toMatch(/What it opens for|already shows/);
  });

  test('does not reveal a withheld name [P2-133]', () => {
    const person = { firstName: null, fullName: null, place: 'Akron, OH', path: null, hidden: HIDDEN };
    const shown = page({ why: { kind: 'person', person, wish: null } });
    expect(renderText(shown)).toContain('For the person you were looking at');
    expect(renderText(shown)).toContain('What it opens for this person');
    expect(renderToStaticMarkup(shown)).not.toMatch(/maya|ostrowski|href="\/name\//i);
  });

  test('says why the viewer came: a number, an address, a promise', () => {
    expect(renderText(page({ why: { kind: 'phone', number: '(503) 555-0142', path: '/phone/1' } }))).toContain(
      'who is behind (503) 555-0142',
    );
    expect(renderText(page({ why: { kind: 'address' } }))).toContain('who lives at an address');
    const promise = page({ tier: 'business', why: { kind: 'none', wish: 'phone-activity', path: null } });
    expect(renderText(promise)).toContain('Whether a phone number is in use');
  });

  test('with one plan has nothing to choose, and posts it', () => {
    const html = renderToStaticMarkup(page({ options: [MONTHLY] }));
    expect(html).toContain('<input type="hidden" name="product" value="m"/>');
    expect(html).not.toContain('type="radio" name="product"');
  });

  test('says how the method is kept for renewals, and offers no box for it', () => {
    expect(renderText(page())).toContain('to charge renewals, until you change it or the plan ends');
    expect(renderToStaticMarkup(page())).not.toContain('name="keeps"');
  });

  test('says that it is not for sale, and links to every plan', () => {
    const shown = page({ checkout: null, options: [] });
    expect(renderText(shown)).toContain('This plan is not for sale right now.');
    expect(renderHrefs(shown)).toContain('/checkout/pricing');
    expect(renderText(page({ checkout: null, takesPayments: false }))).toContain('Payments are not set up');
  });
});

describe('a visitor past the hard stop [P2-036]', () => {
  const STOP = { isOpen: false, opens: 'tomorrow at 2:41 PM EST', limit: 15, accountLimit: 30, isShared: false };
  const stopped = (stop: HardStopNotice | null, path: string | null = MAYA.path) =>
    page({ tier: 'unlimited', why: { kind: 'limit', path, stop } });

  test('reads what the limit is, when there is room again, what stays free and what a plan costs', () => {
    const text = renderText(stopped(STOP));
    expect(text).toContain('You have opened 15 people in 24 hours That is the most that is free.');
    expect(text).toContain('There is room for another person tomorrow at 2:41 PM EST.');
    expect(text).toContain('What stays free Searching by name, phone number or address');
    expect(text.indexOf('What stays free')).toBeLessThan(text.indexOf('Premium Monthly $9.99 a month'));
    // Nothing hurries anybody.
    expect(text).not.toMatch(/hurry|now only|last chance|seconds|minutes left/i);
  });

  test('is told what an account adds, with the way back, unless they are logged in', () => {
    const path = '/name/Maya-Ostrowski/Portland-OR/Pabcdefghijk';
    expect(renderText(stopped(STOP, path))).toContain('Logged in, you can open 30 people in 24 hours.');
    const hrefs = renderHrefs(stopped(STOP, path));
    expect(hrefs).toContain(`/auth/login?redirect=${encodeURIComponent(path)}`);
    expect(hrefs).toContain(`/auth/sign-up?redirect=${encodeURIComponent(path)}`);
    expect(renderText(stopped({ ...STOP, limit: 30, accountLimit: null }))).not.toContain('With a free account');
  });

  test('finds a place for what this browser opened, which only its scripts can fill', () => {
    const html = renderToStaticMarkup(stopped(STOP));
    expect(html).toMatch(/<div data-recent="day"><template>.*Opened in this browser in the last 24 hours/);
    expect(renderToStaticMarkup(page())).not.toContain('data-recent');
  });

  test('who shares a count with others of the network is told so, and no number', () => {
    const text = renderText(stopped({ ...STOP, limit: 300, isShared: true }));
    expect(text).toContain('share a count with others on their network');
    expect(text).not.toContain('300');
    expect(text).not.toContain('You have opened');
  });

  test('is led back to the page once there is room again', () => {
    const again = stopped({ ...STOP, isOpen: true, opens: null });
    expect(renderText(again)).toContain('You can open it again');
    expect(renderText(again)).not.toContain('When it opens again');
    expect(renderHrefs(again)).toContain(MAYA.path);
    expect(renderHrefs(stopped(STOP))).not.toContain(MAYA.path);
  });

  test('reads what holds for everybody if the origin says nothing', () => {
    const text = renderText(stopped(null, null));
    expect(text).toContain('That is everybody for now');
    expect(text).toContain('Each person counts once, for 24 hours.');
    expect(text).not.toMatch(/null|undefined|There is room for another person/);
  });
});

describe('a viewer with a plan', () => {
  const own = (state: Extract<NonNullable<CheckoutPlanPageModel['held']>, { kind: 'own' }>['state']) =>
    page({
      checkout: null,
      held: { kind: 'own', productName: 'Premium Monthly', period: 'month', state, changeHref: '/change' },
    });

  test('sees the plan instead of a form, with links to change it and to go back', () => {
    const shown = own({ kind: 'renews', at: Date.UTC(2026, 11, 4, 12), price: 9.99 });
    expect(renderText(shown)).toContain(
      'You have Premium Monthly It renews on Dec 4, 2026 for $9.99. You do not need a second plan: you can change this one instead.',
    );
    expect(renderHrefs(shown)).toEqual(expect.arrayContaining(['/change', MAYA.path]));
    expect(renderToStaticMarkup(shown)).not.toContain('action="/checkout');
  });

  test('who sent a form for a second one is told above it that nothing was charged', () => {
    const held = { kind: 'shared', productName: 'Premium Annual' } as const;
    const text = renderText(page({ checkout: null, held, heldProblem: 'Nothing was charged.' }));
    expect(text).toContain('Nothing was charged. You share Premium Annual');
    expect(renderText(page({ checkout: null, held }))).not.toContain('charged');
  });

  test('is told that it ends, or that a payment is overdue', () => {
    const at = Date.UTC(2026, 11, 18, 12);
    expect(renderText(own({ kind: 'ends', at }))).toContain(
      'It ends on Dec 18, 2026. Until then, you can decide to keep it.',
    );
    expect(renderText(own({ kind: 'overdue', at }))).toContain('did not go through. The plan ends on Dec 18, 2026');
  });

  test('of somebody else is told that it is shared', () => {
    const shown = page({ checkout: null, held: { kind: 'shared', productName: 'Premium Annual' } });
    expect(renderText(shown)).toContain('You share Premium Annual');
    expect(renderHrefs(shown)).toContain('/account/family');
  });
});
