import { type Box, type Label, layoutLabels, nameKey, type PlacedLabel } from './label-layout.ts';
import type { MapNames } from './map-names.ts';
import { type Pin, pinBox, pinLabels } from './pins.ts';
import { pixelIn, type Region } from './region.ts';

/** Half of the size of a place's dot, in pixels. */
export const DOT_RADIUS = 2.4;
/** Zooms with names of states. */
const STATES_FROM_ZOOM = 4;
const STATES_UNTIL_ZOOM = 9;
/** Closer views name no smaller places than this one. */
export const NAMES_ZOOM_MAX = 8;

/**
 * The labels of a map for boxes of several sizes: those of the smallest box, then those that only larger ones have room
 * for. So none is cut at any size, and none is written again. Pins come first, then places, large ones before small ones,
 * then states.
 *
 * @param labels in their order, in pixels from the middle
 * @param boxes the smallest first
 * @param covered what no label may cover
 */
export function labelsBySize(
  labels: readonly Label[],
  pins: readonly Pin[],
  boxes: readonly Box[],
  covered: readonly Box[] = pins.map(pinBox),
): (readonly PlacedLabel[])[] {
  const named = new Set(pins.flatMap(({ names }) => names));
  const taken = [...covered];
  let left = [...pinLabels(pins), ...labels.filter(({ kind, text }) => kind !== 'place' || !named.has(text))];
  return boxes.map((box) => {
    const placed = layoutLabels(left, taken, box);
    const written = new Set(placed.map(({ label }) => nameKey(label)));
    left = left.filter((label) => !written.has(nameKey(label)));
    for (const { label, box: text } of placed)
      taken.push(text, { left: label.x - 3, right: label.x + 3, top: label.y - 3, bottom: label.y + 3 });
    return placed;
  });
}

/** The names of places and states around a region, in the order of their importance. */
export function namesIn(region: Region, names: MapNames, within: Box): Label[] {
  const isInView = ({ x, y }: Label) => x > within.left && x < within.right && y > within.top && y < within.bottom;
  return [...placesOf(region, names), ...statesOf(region, names)].filter(isInView);
}

function placesOf(region: Region, { places }: MapNames): Label[] {
  const zoom = Math.min(NAMES_ZOOM_MAX, Math.floor(region.zoom));
  return places
    .filter((place) => place.zoom <= zoom)
    .map((place) => {
      const [x, y] = pixelIn(region, place);
      return placeLabel(place.name, x, y);
    });
}

/** Whether maps of a zoom name states. */
export const namesStates = (zoom: number): boolean => zoom >= STATES_FROM_ZOOM && zoom < STATES_UNTIL_ZOOM;

function statesOf(region: Region, { states }: MapNames): Label[] {
  if (!namesStates(region.zoom)) return [];
  return states.map((state) => {
    const [x, y] = pixelIn(region, state);
    return stateLabel(state.name, x, y);
  });
}

/** The name of a place beside its dot. */
export function placeLabel(text: string, x: number, y: number): Label {
  const room = { x: DOT_RADIUS, y: DOT_RADIUS };
  return { text, kind: 'place', x, y, sides: ['right', 'left', 'above', 'below'], room };
}

/** The name of a state over its middle, or a line higher or lower. */
export function stateLabel(text: string, x: number, y: number): Label {
  return { text, kind: 'state', x, y, sides: ['over', 'above', 'below'], room: { x: 0, y: 8 } };
}
