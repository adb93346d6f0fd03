import type { Box, Label, Side } from './label-layout.ts';
import { textWidth } from './text-width.ts';

/** A numbered place of a map, in pixels. */
export interface PinPlace {
  readonly number: number;
  /** 'Portland'; empty for none */
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** A pin, or several places close to each other in one. */
export interface Pin {
  /** in ascending order */
  readonly numbers: readonly number[];
  /** '1·2', '1–4', '1·2 +3' */
  readonly text: string;
  /** 'Portland', 'Portland · Gresham', 'Portland + 2' */
  readonly name: string;
  /** of all its places */
  readonly names: readonly string[];
  /** of the tip */
  readonly x: number;
  readonly y: number;
  /** of the body; its lower edge is `PIN_TIP` above the tip */
  readonly width: number;
}

/** Height of a pin's body and of its tip, in pixels. */
export const PIN_HEIGHT = 21;
export const PIN_TIP = 6;
/** From the tip to the base line of the number. */
export const PIN_BASELINE = -12.5;
/** Pins nearer than this, in pixels, are joined. */
const JOIN = 26;
const FONT_SIZE = 11;
const WIDTH_MIN = 24;
const PADDING = 7;
/** So many numbers are written out. */
const NUMBERS_MAX = 3;

/**
 * Joins places that are close to each other, so that no pin hides another one. A joined pin stands at the place with the
 * lowest number.
 *
 * @param places in ascending order of their numbers
 */
export function joinPins(places: readonly PinPlace[]): Pin[] {
  let groups = places.map((place) => [place]);
  // A pill is wider than a pin, so joining may bring more together.
  for (let isDone = false; !isDone; ) {
    isDone = true;
    const next: PinPlace[][] = [];
    for (const group of groups) {
      const near = next.find((other) => areNear(pinOf(other), pinOf(group)));
      if (near === undefined) next.push([...group]);
      else {
        near.push(...group);
        isDone = false;
      }
    }
    groups = next;
  }
  return groups.map(pinOf);
}

function areNear(a: Pin, b: Pin): boolean {
  const across = JOIN + (a.width + b.width) / 2 - WIDTH_MIN;
  return Math.abs(a.x - b.x) < across && Math.abs(a.y - b.y) < JOIN;
}

function pinOf(group: readonly PinPlace[]): Pin {
  const sorted = group.toSorted((a, b) => a.number - b.number);
  const [first = { number: 0, name: '', x: 0, y: 0 }] = sorted;
  const numbers = sorted.map(({ number }) => number);
  const text = numbersText(numbers);
  const width = Math.max(WIDTH_MIN, Math.round(textWidth(text, FONT_SIZE, true) + 2 * PADDING));
  const names = [...new Set(sorted.map(({ name }) => name))];
  return { numbers, text, name: nameOf(names), names, x: first.x, y: first.y, width };
}

function numbersText(numbers: readonly number[]): string {
  const [first = 0] = numbers;
  const last = numbers.at(-1) ?? first;
  if (numbers.length <= NUMBERS_MAX) return numbers.join('·');
  if (last - first === numbers.length - 1) return `${first}–${last}`;
  return `${numbers.slice(0, 2).join('·')} +${numbers.length - 2}`;
}

function nameOf(names: readonly string[]): string {
  return names.length <= 2 ? names.join(' · ') : `${names[0]} + ${names.length - 1}`;
}

/** What a pin covers. */
export function pinBox({ x, y, width }: Pin): Box {
  return { left: x - width / 2 - 1, top: y - PIN_TIP - PIN_HEIGHT - 1, right: x + width / 2 + 1, bottom: y };
}

/** The names of pins, each on the side away from the nearest other pin. */
export function pinLabels(pins: readonly Pin[]): Label[] {
  return pins
    .filter(({ name }) => name !== '')
    .map((pin): Label => {
      const nearest = pins
        .filter((other) => other !== pin)
        .toSorted((a, b) => Math.hypot(a.x - pin.x, a.y - pin.y) - Math.hypot(b.x - pin.x, b.y - pin.y))[0];
      const isNearOneRight = nearest !== undefined && nearest.x > pin.x + 2;
      const sides: Side[] = isNearOneRight ? ['left', 'right', 'above', 'below'] : ['right', 'left', 'above', 'below'];
      const middle = pin.y - PIN_TIP - PIN_HEIGHT / 2;
      return {
        text: pin.name,
        kind: 'pin',
        x: pin.x,
        y: middle,
        sides,
        room: { x: pin.width / 2, y: PIN_HEIGHT / 2 + PIN_TIP },
      };
    });
}
