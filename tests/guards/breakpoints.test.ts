import { expect, it } from 'vitest';
import { trackedFiles } from './tracked-files.ts';

/** Every width, in pixels, that a style sheet asks of the window. */
const WIDTH = /@(?:media|custom-media)[^{;]*?\((min|max)-width:\s*([\d.]+)px\)/g;
/** Between these, in pixels, a breakpoint is that of mobile. */
const AROUND_MOBILE = { from: 641, to: 899 };

const sheets = trackedFiles('client').filter(({ file }) => file.endsWith('.css'));
const widths = sheets.flatMap(({ file, text }) =>
  [...text.matchAll(WIDTH)].map(([, bound, px]) => ({ file, bound: bound ?? '', px: Number(px) })),
);

it('mobile ends at 768 px, in every style sheet [P9-007]', () => {
  const mobile = widths.filter(({ px }) => px >= AROUND_MOBILE.from && px <= AROUND_MOBILE.to);
  expect(mobile.length).toBeGreaterThan(10);
  expect(mobile.filter(({ bound, px }) => px !== (bound === 'max' ? 767 : 768))).toEqual([]);
});
