import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { STEPS } from '../../shared/people/life-line/lane-model.ts';
import { lifeOf } from '../../shared/people/life-line/person-life.ts';
import { ODD_LIVES } from '../../tests/fixtures/odd-lives.ts';
import { buildAddress, buildObfuscatedAddress, buildPartialAddress, buildPerson } from '../../tests/fixtures/person.ts';
import { renderText } from '../ui/text/render-text.ts';
import { LifeLineCard } from './LifeLineCard.tsx';
import { LifeLineFoot } from './LifeLineList.tsx';
import { stepBits } from './step-bits.ts';

const TODAY = Date.UTC(2026, 10, 1);

function card(person: Parameters<typeof lifeOf>[0]) {
  const life = lifeOf(person, { today: TODAY, hasProperties: true, hrefOf: ({ number }) => `#home-${number}` });
  if (life === null) throw new TypeError('there is no line');
  return (
    <LifeLineCard id="life" title="A life on one line" about={life.about} line={life.line}>
      <LifeLineFoot list={life.line.list} note={null} />
    </LifeLineCard>
  );
}

test('a place on the axis is the sum of the bits that its attribute names', () => {
  for (let steps = 0; steps <= STEPS; steps++) {
    const bits = stepBits(steps).split(' ').filter(Boolean).map(Number);
    expect(bits.reduce((sum, bit) => sum + bit, 0)).toBe(steps);
  }
  expect(() => stepBits(STEPS + 1)).toThrow(RangeError);
  expect(() => stepBits(-1)).toThrow(RangeError);
});

test('homes are one list from now backward, each a link with its number, place and years', () => {
  const person = buildPerson({
    addresses: [
      buildAddress({ moveInDate: '2018-03' }),
      buildAddress({ city: 'Bend', isHistorical: true, moveInDate: '2003-01', moveOutDate: '2018-03' }),
    ],
  });
  const html = renderToStaticMarkup(card(person));
  expect(
    [...html.matchAll(/<li[^>]*data-pin="(\d)"[^>]*data-a="[\d ]*"[^>]*><a href="(#home-\d)">/g)].map((m) =>
      m.slice(1),
    ),
  ).toEqual([
    ['1', '#home-1'],
    ['2', '#home-2'],
  ]);
  expect(renderText(card(person))).toContain('Lived 1 Portland since 2018 2 Bend 2003–2018');
});

test('masked homes have nothing but number and city: no place on the axis, no length, no link', () => {
  const person = buildPerson({
    addresses: [
      buildPartialAddress(),
      buildObfuscatedAddress({ city: 'Bend' }),
      buildObfuscatedAddress({ city: 'Salem' }),
    ],
  });
  const html = renderToStaticMarkup(card(person));
  expect(html).not.toMatch(/data-[aw]=|\b(?:19|20)\d\d\b/);
  const masked = [...html.matchAll(/<li[^>]*data-pin="[23]"[^>]*>.*?<\/li>/g)].map(([item]) => item);
  expect(masked).toHaveLength(2);
  for (const item of masked) expect(item).not.toMatch(/<a |<small/);
  // Alike but for what they name.
  const [first, second] = masked.map((item) => item.replace(/Bend|Salem/, 'city').replaceAll(/\b[23]\b/g, 'n'));
  expect(first).toBe(second);
});

const ODD_LINES = Object.entries(ODD_LIVES).filter(([, { addresses }]) => addresses.length > 0);

test.each(ODD_LINES)('%s fits into 11 kB with its list', (_, person) => {
  expect(renderToStaticMarkup(card(person)).length).toBeLessThan(11_000);
});
