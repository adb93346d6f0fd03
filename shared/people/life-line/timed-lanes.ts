import { type Axis, type Months, placeOf, spanOf, yearOf } from './axis.ts';
import { type Band, type BandTone, type Lane, type Ring, type Span, STEPS } from './lane-model.ts';
import type { Moment, Spell } from './line-input.ts';
import { layTexts } from './rows.ts';
import { whenText } from './when-text.ts';

/** The most rows of text in a lane; what finds no room is only in the list. */
const ROWS_MAX = 2;
/** How much of the axis a letter takes where a line from left to right is at its narrowest, in steps. */
const STEPS_PER_LETTER = 3;
/** What a ring takes beside its text. */
const RING = 8;

/** The lane of jobs or of homes that were owned; none if nothing of it has a date. */
export function bandLane(
  name: string,
  tone: BandTone,
  spells: readonly { readonly spell: Spell; readonly months: Months }[],
  axis: Axis,
): Lane[] {
  const bands = spells.flatMap(({ spell, months }) => {
    const span = spanOf(months, axis);
    const sublabel = whenText(months, spell);
    if (span === null || sublabel === null) return [];
    return [{ label: spell.label, sublabel, span, room: roomOf(span, span.length, [spell.label, sublabel]) }];
  });
  const { rows, laid } = layRooms(bands);
  return laid.length === 0
    ? []
    : [
        {
          kind: 'bands',
          name,
          tone,
          rows,
          bands: laid.map(
            ([{ label, sublabel, span, room }, row]): Band => ({
              label,
              sublabel,
              span,
              row,
              isTextAtEnd: room.isBefore,
            }),
          ),
        },
      ];
}

/** The lane of what happened at one time; none if nothing of it has a date. */
export function ringLane(
  name: string,
  moments: readonly { readonly moment: Moment; readonly month: number | null }[],
  axis: Axis,
): Lane[] {
  const rings = moments.flatMap(({ moment, month }) => {
    if (month === null) return [];
    const at = placeOf(month, axis);
    const sublabel = moment.sublabel(String(yearOf(month)));
    return [
      { label: moment.label, sublabel, at, room: roomOf({ start: at, length: 1 }, RING, [moment.label, sublabel]) },
    ];
  });
  const { rows, laid } = layRooms(rings);
  return laid.length === 0
    ? []
    : [
        {
          kind: 'rings',
          name,
          rows,
          rings: laid.map(
            ([{ label, sublabel, at, room }, row]): Ring => ({ label, sublabel, at, row, isTextBefore: room.isBefore }),
          ),
        },
      ];
}

/** What a thing takes of the axis with its text. */
interface Room {
  readonly span: Span;
  /** the text stands before the thing's end, because there is no room after its beginning */
  readonly isBefore: boolean;
}

function roomOf({ start, length }: Span, own: number, texts: readonly string[]): Room {
  const needed = Math.min(Math.max(...texts.map((text) => text.length)) * STEPS_PER_LETTER + RING, STEPS);
  if (start + needed <= STEPS) return { span: { start, length: Math.max(needed, own) }, isBefore: false };
  const end = Math.min(start + length, STEPS);
  const from = Math.max(Math.min(start, end - needed), 0);
  return { span: { start: from, length: end - from }, isBefore: true };
}

function layRooms<T extends { readonly room: Room }>(things: readonly T[]): { rows: number; laid: [T, number][] } {
  const found = layTexts(
    things.map(({ room }) => room.span),
    ROWS_MAX,
  );
  const laid = things.flatMap((thing, index): [T, number][] => {
    const row = found[index];
    return row == null ? [] : [[thing, row]];
  });
  return { rows: Math.max(...laid.map(([, row]) => row + 1), 1), laid };
}
