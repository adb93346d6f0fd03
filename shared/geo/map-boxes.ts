import type { Box } from './label-layout.ts';

/** From the middle of a map to where its notes end above, and to where its credit begins below, in pixels. */
const ABOVE = 100;
const BELOW = 122;
/** Half of the width that each step of the style sheet (client/maps/RegionMap.module.css) asks for, in pixels. */
const HALF_WIDTHS = [142, 172, 280] as const;

/** What is surely in view, in the smallest box and in wider ones: no label is ever cut. */
export const MAP_BOXES: readonly Box[] = HALF_WIDTHS.map((half) => ({
  left: -half,
  right: half,
  top: -ABOVE,
  bottom: BELOW,
}));

/** Those that a map of some width has room for, the smallest first. */
export function boxesWithin(width: number): readonly Box[] {
  return MAP_BOXES.filter(({ right }, step) => step === 0 || 2 * right <= width);
}
