import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RoiGauge } from './RoiGauge.tsx';

const draw = (percent: number, diameter?: number) =>
  renderToStaticMarkup(<RoiGauge letter="B" percent={percent} {...(diameter === undefined ? {} : { diameter })} />);

test('the gauge is 72 px across and its 270 degrees fill with the score [P9-041]', () => {
  const html = draw(50);
  expect(html).toContain('width="72" height="72"');
  expect(html).toMatch(/class="[^"]*track[^"]*"[^>]*stroke-dasharray="300 400"/);
  expect(html).toMatch(/class="[^"]*arc[^"]*"[^>]*stroke-dasharray="150 400"/);
  expect(html).toContain('>B</text>');
  expect(draw(0)).toContain('stroke-dasharray="0 400"');
});

test('a gauge below 20 or above 200 px is an error [F5-23]', () => {
  for (const diameter of [20, 200]) expect(draw(50, diameter)).toContain(`width="${diameter}"`);
  for (const diameter of [19, 201, Number.NaN]) expect(() => draw(50, diameter)).toThrow(RangeError);
});

test('a gauge below 0 or above 100 percent is an error [F5-24]', () => {
  for (const percent of [0, 100]) expect(draw(percent)).toContain('<svg');
  for (const percent of [-1, 100.1, Number.NaN]) expect(() => draw(percent)).toThrow(RangeError);
});
