import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderText } from '../../ui/text/render-text.ts';
import { MonitorConfirmPage } from './MonitorConfirmPage.tsx';
import type { MonitorConfirmPageModel } from './monitor-confirm-model.ts';

const site = { viewer: null, path: '/', search: {} };
const token = 'k'.repeat(43);
const page = (view: MonitorConfirmPageModel['view']) => (
  <MonitorConfirmPage site={site} page={{ kind: 'monitor-confirm', view }} />
);
const markup = (view: MonitorConfirmPageModel['view']) => renderToStaticMarkup(page(view));

test('has a form that works without scripts, with the token in no address', () => {
  const html = markup({ state: 'open', token, error: 'Please wait.' });
  expect(html).toMatch(/<form[^>]* action="\/monitor-confirm"[^>]*>/);
  expect(html).not.toMatch(new RegExp(`(?:href|action)="[^"]*${token}`));
  expect(html).toContain('Please wait.');
});

test('leads to the list where this browser may see it, and to the log-in elsewhere', () => {
  expect(markup({ state: 'confirmed', isHere: true })).toContain('href="/account/monitored-reports"');
  const elsewhere = { state: 'confirmed', isHere: false } as const;
  expect(markup(elsewhere)).toContain('href="/auth/login?redirect=%2Faccount%2Fmonitored-reports"');
  expect(renderText(page(elsewhere))).toContain('in a browser other than the one where you started');
});

test.each([
  [{ state: 'used' }, 'This link has been used'],
  [{ state: 'log-in' }, 'There is an account for this address'],
  [{ state: 'over', isCut: false }, 'It worked for 7 days'],
  [{ state: 'over', isCut: true }, 'It is not complete'],
] as const)('says why there is nothing to press: %j', (view, text) => {
  expect(renderText(page(view))).toContain(text);
  expect(markup(view)).not.toContain('<form method="post" action="/monitor-confirm"');
});
