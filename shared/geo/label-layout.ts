import { textWidth } from './text-width.ts';

/** A rectangle in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type LabelKind = 'pin' | 'place' | 'state' | 'street' | 'park';

/** Where text may stand beside its point: `over` is on the point itself. */
export type Side = 'right' | 'left' | 'above' | 'below' | 'over';

/** A text that belongs to a point of the map. */
export interface Label {
  readonly text: string;
  readonly kind: LabelKind;
  /** in pixels */
  readonly x: number;
  readonly y: number;
  /** the best first */
  readonly sides: readonly Side[];
  /** half of the width and of the height of what stands at the point, in pixels */
  readonly room?: { readonly x: number; readonly y: number };
  /** clockwise, from -90 to 90: streets only */
  readonly degrees?: number;
}

/** A label with its place: its start, its end or its middle, on the base line. */
export interface PlacedLabel {
  readonly label: Label;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** what the text covers */
  readonly box: Box;
}

/** Font sizes in pixels; states are written in capitals with room between the letters. */
export const LABEL_SIZES = { pin: 11, place: 11, state: 12, street: 11, park: 11 } as const satisfies Record<
  LabelKind,
  number
>;
const STATE_SPACING = 1.7;
/** Distance between a label and anything else, by how much the label matters. */
const CLEARANCE = { pin: 1, place: 6, state: 8, street: 14, park: 8 } as const satisfies Record<LabelKind, number>;
/** From the top of the letters to the base line, as a share of the size. */
const ASCENT = 0.76;
const DESCENT = 0.24;
/** Between a point and its text. */
const GAP = 4;

/**
 * Places labels so that none covers another one or anything else, in their order: what comes first gets the best place,
 * and what finds none is left out. A text is written once. Pictures and drawn maps use it, so that both agree.
 *
 * @param taken what no label may cover, such as pins
 * @param within labels end inside of it
 */
export function layoutLabels(labels: readonly Label[], taken: readonly Box[], within: Box): PlacedLabel[] {
  const covered = [...taken];
  const written = new Set<string>();
  const placed: PlacedLabel[] = [];
  for (const label of labels) {
    const key = nameKey(label);
    if (written.has(key)) continue;
    const found = label.sides
      .map((side) => placeAt(label, side))
      .find(({ parts }) =>
        parts.every(
          (part) => isInside(part, within) && !covered.some((box) => touch(part, box, CLEARANCE[label.kind])),
        ),
      );
    if (found === undefined) continue;
    written.add(key);
    covered.push(...found.parts);
    placed.push(found.placed);
  }
  return placed;
}

/** The same for all labels of which a map has only one: a place has one name, with its pin or with its dot. */
export const nameKey = ({ kind, text }: Pick<Label, 'kind' | 'text'>): string =>
  `${kind === 'pin' ? 'place' : kind} ${text}`;

/** Where a label is at one of its sides, and the rectangles that it covers. */
function placeAt(label: Label, side: Side): { readonly placed: PlacedLabel; readonly parts: readonly Box[] } {
  const size = LABEL_SIZES[label.kind];
  const width = labelWidth(label);
  const room = label.room ?? { x: 0, y: 0 };
  const dx = side === 'right' ? room.x + GAP : side === 'left' ? -room.x - GAP : 0;
  const dy =
    side === 'above' ? -room.y - GAP - size * DESCENT : side === 'below' ? room.y + size * ASCENT + 2 : size * 0.35;
  const [x, y] = [Math.round(label.x + dx), Math.round(label.y + dy)];
  const anchor = side === 'right' ? 'start' : side === 'left' ? 'end' : 'middle';
  const left = x - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
  const box = { left, top: y - size * ASCENT, right: left + width, bottom: y + size * DESCENT };
  const text = label.degrees === undefined ? [box] : turnedParts(label, width, size, label.degrees);
  // The dot of a place goes with its name.
  const parts = label.kind === 'place' ? [...text, roomOf(label)] : text;
  return { placed: { label, x, y, anchor, box: around(text) }, parts };
}

function roomOf({ x, y, room = { x: 0, y: 0 } }: Label): Box {
  return { left: x - room.x, top: y - room.y, right: x + room.x, bottom: y + room.y };
}

/** How wide the text of a label is, in pixels. */
export function labelWidth({ text, kind }: Pick<Label, 'text' | 'kind'>): number {
  if (kind === 'state') return textWidth(text.toUpperCase(), LABEL_SIZES.state) + STATE_SPACING * text.length;
  return textWidth(text, LABEL_SIZES[kind], kind === 'pin');
}

/** A turned text as a row of squares, since its bounding box would cover much more. */
function turnedParts({ x, y }: Label, width: number, size: number, degrees: number): Box[] {
  const angle = (degrees * Math.PI) / 180;
  const count = Math.max(1, Math.ceil(width / size));
  return Array.from({ length: count }, (_, at) => {
    const along = count === 1 ? 0 : (at / (count - 1) - 0.5) * (width - size);
    const [cx, cy] = [x + along * Math.cos(angle), y + along * Math.sin(angle)];
    return { left: cx - size / 2, top: cy - size / 2, right: cx + size / 2, bottom: cy + size / 2 };
  });
}

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

function touch(a: Box, b: Box, distance: number): boolean {
  return (
    a.left < b.right + distance &&
    a.right > b.left - distance &&
    a.top < b.bottom + distance / 2 &&
    a.bottom > b.top - distance / 2
  );
}

function isInside(a: Box, b: Box): boolean {
  return a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
}
