import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderText } from '../../ui/text/render-text.ts';
import { UnsubscribePage } from './UnsubscribePage.tsx';
import type { UnsubscribePageModel } from './unsubscribe-model.ts';

const site = { viewer: null, path: '/', search: {} };
const token = 'k'.repeat(43);
const page = (view: UnsubscribePageModel['view']) => (
  <UnsubscribePage site={site} page={{ kind: 'unsubscribe', view }} />
);
/** What its buttons ask for. */
const asked = (view: UnsubscribePageModel['view']) =>
  [...renderToStaticMarkup(page(view)).matchAll(/<button[^>]* value="([\w-]+)"[^>]*>/g)].map(([, value]) => value);

test('stops all alerts, or sends them at another frequency', () => {
  const view = { state: 'on', token, frequency: 'weekly', done: null } as const;
  expect(asked(view)).toEqual(['stop', 'as-it-happens', 'monthly']);
  expect(renderText(page(view))).toContain('We email you once a week about the people you monitor');
  expect(renderToStaticMarkup(page(view))).toMatch(/<form[^>]* action="\/unsubscribe" method="post">/);
});

test('says what a button has done, and takes an unsubscription back', () => {
  const on = { state: 'on', token, frequency: 'monthly' } as const;
  expect(renderText(page({ ...on, done: 'changed' }))).toContain('From now on, alerts come once a month.');
  expect(renderText(page({ ...on, done: 'resumed' }))).toContain('Your alerts are on again.');
  expect(asked({ state: 'off', token })).toEqual(['resume']);
  expect(asked({ state: 'failed', token, asked: 'monthly' })).toEqual(['monthly']);
});

test.each([
  [{ state: 'refused', reason: 'bounced' }, 'Our emails came back undelivered'],
  [{ state: 'refused', reason: 'complained' }, 'reported as spam'],
  [{ state: 'gone' }, 'nothing left to stop'],
  [{ state: 'over' }, 'This link does not work'],
] as const)('has no button that a link could not carry out: %j', (view, text) => {
  expect(renderText(page(view))).toContain(text);
  expect(asked(view)).toEqual([]);
});
