import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { renderHrefs, renderText } from '../ui/text/render-text.ts';
import { CheckoutFrame } from './CheckoutFrame.tsx';

const site = { viewer: null, path: '/checkout/search', search: { name: '', location: '' } };
const frame = (more: Partial<Parameters<typeof CheckoutFrame>[0]> = {}) => (
  <CheckoutFrame site={site} back={{ href: '/name/t/p/Pt', firstName: 'Terry' }} paymentWay="hosted-page" {...more}>
    <h1>Pay</h1>
  </CheckoutFrame>
);
const header = (html: string) => /<header.*<\/header>/.exec(html)?.[0] ?? '';

describe('the frame of a checkout', () => {
  test('has the logo and the way back in its header, and nothing else that leads away from the form', () => {
    const html = header(renderToStaticMarkup(frame()));
    expect([...html.matchAll(/href="(?!#)([^"]*)"/g)].map(([, href]) => href)).toEqual(['/', '/name/t/p/Pt']);
    expect(html).not.toMatch(/<search|<input|<nav|<details/);
    expect(html).toContain('Back to Terry');
  });

  test('names nobody on the way back where no price may lead to a name [P2-133]', () => {
    const html = header(renderToStaticMarkup(frame({ back: { href: '/name/-/-/Pt', firstName: null } })));
    expect(html).toContain('Back</a>');
    expect(html).not.toContain('Terry');
    expect(header(renderToStaticMarkup(frame({ back: null })))).not.toContain('Back');
  });

  test('says in words what its lock means, as it is true of the payment, and nothing where none is taken', () => {
    expect(renderText(frame())).toContain(
      'Secure checkout Encrypted. Your card goes to our payment provider, not to us',
    );
    expect(renderText(frame({ paymentWay: 'card-form' }))).toContain('A test shop: no card is really charged');
    for (const paymentWay of ['none', null] as const)
      expect(renderText(frame({ paymentWay }))).not.toContain('Secure checkout');
  });

  test('keeps the foot: removal, and what the site may not be used for', () => {
    expect(renderHrefs(frame())).toContain('/opt-out');
    expect(renderText(frame())).toContain('Fair Credit Reporting Act');
  });
});
