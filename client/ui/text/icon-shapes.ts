import type { IconName } from './icon-paths.ts';

/**
 * Icons that pages repeat: their shape is in the page once (IconShapes), and elsewhere they refer to it. The last
 * ones are those that the boot script draws.
 */
export const REPEATED_ICONS = [
  'lock',
  'down',
  'right',
  'copy',
  'scale',
  'file',
  'home',
  'badge',
  'door',
  'check',
  'alert',
  'info',
  'close',
] as const satisfies readonly IconName[];

export type RepeatedIcon = (typeof REPEATED_ICONS)[number];

/** The id of a repeated icon's shape, short because pages have dozens of them; null for any other icon. */
export function shapeId(name: IconName): string | null {
  const index = (REPEATED_ICONS as readonly IconName[]).indexOf(name);
  return index < 0 ? null : `i${index}`;
}

const SVG = 'http://www.w3.org/2000/svg';

/** One of these icons as `Icon` draws it, for code without React, which brings its own class. */
export function drawShape(name: RepeatedIcon, className = ''): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', className);
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${shapeId(name)}`);
  svg.append(use);
  return svg;
}
