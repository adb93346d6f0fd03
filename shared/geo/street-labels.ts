import type { Box, Label } from './label-layout.ts';
import type { Park, Road } from './map-shapes.ts';
import type { PixelPoint } from './region.ts';
import type { WorldPoint } from './web-mercator.ts';

/** Names of streets leave room for a pin and for a name beside it. */
const PIN_ROOM = { left: 16, right: 110, above: 30, below: 4 } as const;

/** What a pin and its name may cover, among streets. */
export function pinRoom({ x, y }: { readonly x: number; readonly y: number }): Box {
  return { left: x - PIN_ROOM.left, right: x + PIN_ROOM.right, top: y - PIN_ROOM.above, bottom: y + PIN_ROOM.below };
}

/**
 * The names of streets and parks, the nearest to the middle first: each at the middle of every stretch between two
 * crossings, of which the layout takes the first that has room.
 *
 * @param toPixels from the world to pixels from the middle of the map
 */
export function streetLabels(
  { roads, parks }: { readonly roads: readonly Road[]; readonly parks: readonly Pick<Park, 'name' | 'middle'>[] },
  toPixels: (point: WorldPoint) => PixelPoint,
): Label[] {
  const ofParks = parks.map(({ name, middle }): Label => {
    const [x, y] = toPixels(middle);
    return { text: name, kind: 'park', x, y, sides: ['over'] };
  });
  const ofStreets = roads.flatMap((road) => stretchesOf(road, toPixels));
  const fromMiddle = ({ x, y }: Label) => Math.round(Math.hypot(x, y));
  // By name where two are as far: the order must not depend on where the streets come from.
  return [...ofParks, ...ofStreets].sort(
    (a, b) => fromMiddle(a) - fromMiddle(b) || (a.text < b.text ? -1 : a.text > b.text ? 1 : 0),
  );
}

/** The middle of each stretch of road, and its angle, so that no text is upside down. */
function stretchesOf({ name, line }: Road, toPixels: (point: WorldPoint) => PixelPoint): Label[] {
  const points = line.map(toPixels);
  return points.slice(1).map(([x2, y2], index) => {
    const [x1, y1] = points[index] ?? [x2, y2];
    const angle = Math.round((Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI);
    const degrees = angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle;
    return {
      text: name,
      kind: 'street',
      x: Math.round((x1 + x2) / 2),
      y: Math.round((y1 + y2) / 2),
      sides: ['over'],
      degrees,
    };
  });
}
