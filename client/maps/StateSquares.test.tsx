import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { US_STATES } from '../../shared/people/us-states.ts';
import { renderText } from '../ui/text/render-text.ts';
import { StateSquares } from './StateSquares.tsx';
import { STATE_SQUARES } from './state-squares.ts';

const squares = (
  <StateSquares
    counts={[
      { stateCode: 'WA', people: 41, href: '/in/WA' },
      { stateCode: 'OR', people: 312, href: '/in/OR' },
      { stateCode: 'PR', people: 2, href: '/in/PR' },
      { stateCode: 'UT', people: 0 },
    ]}
  />
);

test('every state and the District of Columbia has one square, and the style sheet knows where rows have gaps', () => {
  const codes = STATE_SQUARES.map(({ stateCode }) => stateCode);
  expect(new Set(codes).size).toBe(51);
  const sheet = readFileSync(new URL('./StateSquares.module.css', import.meta.url), 'utf8');
  for (const { stateCode, column } of STATE_SQUARES) {
    expect(US_STATES[stateCode]).toBeTruthy();
    if (column !== null) expect(sheet, stateCode).toContain(`.column${column} {`);
  }
});

test('a square with people leads to them and says its state and number', () => {
  const html = renderToStaticMarkup(squares);
  expect(html).toMatch(/<a class="_step4[^"]*" href="\/in\/OR" aria-label="OR, Oregon, 312 people">OR<\/a>/);
  expect(html).toMatch(/<a class="_step2[^"]*" href="\/in\/WA" aria-label="WA, Washington, 41 people">/);
  expect(html).toMatch(/<i[^>]* aria-hidden="true">UT<\/i>/);
});

test('the list under the squares has every state, territories too, the largest first', () => {
  const list = renderText(squares).split('Show as a list')[1];
  expect(list?.match(/Oregon|Washington|Puerto Rico|Utah/g)).toEqual(['Oregon', 'Washington', 'Puerto Rico']);
  expect(list).toContain('2 people');
});

test('without people there is no map', () => {
  expect(renderToStaticMarkup(<StateSquares counts={[{ stateCode: 'UT', people: 0 }]} />)).toBe('');
});
