import type { IconName } from './icon-paths.ts';

/**
 * Icons that pages repeat: their shape is in the page once (IconShapes), and elsewhere they refer to it. The boot
 * script shows a check mark for what was copied.
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
] as const satisfies readonly IconName[];

export type RepeatedIcon = (typeof REPEATED_ICONS)[number];

/** The id of a repeated icon's shape, short because pages have dozens of them; null for any other icon. */
export function shapeId(name: IconName): string | null {
  const index = (REPEATED_ICONS as readonly IconName[]).indexOf(name);
  return index < 0 ? null : `i${index}`;
}
