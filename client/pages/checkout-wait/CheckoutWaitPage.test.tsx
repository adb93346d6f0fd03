import { expect, test } from 'vitest';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { CheckoutWaitPage } from './CheckoutWaitPage.tsx';

const site = { viewer: null, path: '/checkout/wait', search: { name: '', location: '' } };
const page = (looksAgain: boolean) => (
  <CheckoutWaitPage site={site} page={{ kind: 'checkout-wait', againHref: '/checkout/wait?sent=a', looksAgain }} />
);

test('the waiting page says one thing: the answer is on its way, and nothing needs to be done', () => {
  const text = renderText(page(true));
  expect(text).toContain('We are waiting to hear about your order');
  expect(text).toContain('You need to do nothing.');
  expect(text).toContain('You are charged at most once');
  expect(text).not.toMatch(/again|declined|Nothing was charged|send|paid twice/i);
  expect(renderHrefs(page(true))).toContain('/checkout/wait?sent=a');
});

test('once it has stopped reloading itself, it no longer says that it does', () => {
  expect(renderText(page(false))).not.toContain('checks by itself');
  expect(renderText(page(false))).toContain('You can close this page');
});
