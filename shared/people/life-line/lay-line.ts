import { lifeLineCopy as words } from '../../copy/person/life-line.ts';
import { type Axis, axisOf, type Months, monthAt, readDates, spanOf, ticksOf, yearOf } from './axis.ts';
import type { Lane, LifeLine, ListEntry, Stretch } from './lane-model.ts';
import type { LineInput, Stay } from './line-input.ts';
import { layStretches } from './rows.ts';
import { bandLane, ringLane } from './timed-lanes.ts';
import { listedWhen, whenText } from './when-text.ts';

/** The most equal stretches that can be read beside each other; the earlier ones are in the list. */
export const IN_ORDER_MAX = 12;

type DatedStay = { readonly stay: Stay; readonly months: Months };

/**
 * A life line. Its scale is time if no stay is masked and at least one has a date; otherwise all stretches are equal and
 * say only what came before what. Pure: it knows nothing but what it is given, so what is masked stays masked.
 */
export function layLine(input: LineInput): LifeLine {
  const now = monthAt(input.today);
  const stays = input.stays.of.map((stay) => ({ stay, months: readDates(stay, now) }));
  const isTimed = stays.every(({ stay }) => !stay.isMasked) && stays.some(isDated);
  return isTimed ? timed(input, stays, now) : inOrder(input, stays, now);
}

function isDated({ stay, months }: DatedStay): boolean {
  return months.from !== null || (months.to !== null && !stay.isOpen);
}

function timed(input: LineInput, stays: readonly DatedStay[], now: number): LifeLine {
  const spells = input.spells.map(({ of, ...lane }) => ({
    ...lane,
    of: of.map((spell) => ({ spell, months: readDates(spell, now) })),
  }));
  const moments = input.moments.of.map((moment) => ({
    moment,
    month: readDates({ from: moment.at, to: null, isOpen: false }, now).from,
  }));
  const known = [
    ...stays.flatMap(({ months, stay }) => [months.from, stay.isOpen ? null : months.to]),
    ...spells.flatMap(({ of }) => of.flatMap(({ months, spell }) => [months.from, spell.isOpen ? null : months.to])),
    ...moments.map(({ month }) => month),
  ].filter((month) => month !== null);
  const end = input.isOver ? Math.max(...known) : now;
  const axis = axisOf(known, end);
  return {
    scale: 'time',
    ends: { first: String(yearOf(axis.from)), last: input.isOver ? String(yearOf(end)) : words.ends.last },
    ticks: ticksOf(axis),
    lanes: inLaneOrder(input, [
      timedStretches(input, stays, axis),
      ...spells.flatMap(({ name, tone, of }) => bandLane(name, tone, of, axis)),
      ...ringLane(input.moments.name, moments, axis),
      ...sentenceLanes(input),
    ]),
    list: listOf(input, now),
  };
}

/** Stays without a date are only in the list. */
function timedStretches(input: LineInput, stays: readonly DatedStay[], axis: Axis): Lane {
  const drawn = stays.flatMap(({ stay, months }) => {
    const span = spanOf(months, axis);
    return span === null ? [] : [{ stay, months, span }];
  });
  const { laid, rows } = layStretches(drawn.map(({ span }) => span));
  const stretches = drawn.map(
    ({ stay, months, span }, index): Stretch => ({
      ...common(stay),
      sublabel: whenText(months, stay) ?? nowText(input, stay),
      ...(laid[index] ?? { span, row: 0, isAlone: true }),
    }),
  );
  return { kind: 'stretches', name: input.stays.name, rows, stretches, more: stays.length - drawn.length };
}

function inOrder(input: LineInput, stays: readonly DatedStay[], now: number): LifeLine {
  const stretches = stays.slice(0, IN_ORDER_MAX).map(
    ({ stay, months }): Stretch => ({
      ...common(stay),
      sublabel: stay.isMasked ? null : (whenText(months, stay) ?? nowText(input, stay)),
      span: null,
      row: 0,
      isAlone: true,
    }),
  );
  const more = stays.length - stretches.length;
  return {
    scale: 'order',
    ends: { first: words.ends.first, last: input.isOver ? words.ends.lastOfDead : words.ends.last },
    ticks: [],
    lanes: inLaneOrder(input, [
      ...(stretches.length === 0
        ? []
        : [{ kind: 'stretches' as const, name: input.stays.name, rows: 1, stretches, more }]),
      ...saidLanes(input),
      ...sentenceLanes(input),
    ]),
    list: listOf(input, now),
  };
}

/** The same lane is at the same place whether it is drawn or said; one that is only ever said comes last. */
function inLaneOrder({ stays, spells, moments }: LineInput, lanes: readonly Lane[]): Lane[] {
  const order = [stays.name, ...spells.map(({ name }) => name), moments.name];
  const placeOfLane = ({ name }: Lane) => (order.includes(name) ? order.indexOf(name) : order.length);
  return lanes.toSorted((a, b) => placeOfLane(a) - placeOfLane(b));
}

function common({ number, label, isMasked, isNow, href }: Stay) {
  return { number, label, isMasked, isNow, href: isMasked ? null : href };
}

function nowText({ stays }: LineInput, stay: Stay): string | null {
  return stay.isNow ? stays.nowText : null;
}

/** Where there is no axis of dates, the first of each lane is said, and the others are only in the list. */
function saidLanes({ spells, moments }: LineInput): Lane[] {
  return [...spells, moments].flatMap(({ name, of }): Lane[] => {
    const [first] = of;
    if (first === undefined) return [];
    return [{ kind: 'sentence', name, text: first.listed, note: of.length === 1 ? null : words.more(of.length - 1) }];
  });
}

function sentenceLanes({ sentences }: LineInput): Lane[] {
  return sentences.map((sentence) => ({ kind: 'sentence', ...sentence }));
}

function listOf(input: LineInput, now: number): ListEntry[] {
  const { stays, spells, moments, sentences } = input;
  return [
    ...stays.of.map((stay) => ({
      key: stay.number,
      label: stay.listed,
      when: stay.isMasked ? null : (listedWhen(stay, now) ?? nowText(input, stay) ?? words.noDate),
    })),
    ...spells.flatMap(({ name, of }) =>
      of.map((spell) => ({ key: name, label: spell.listed, when: listedWhen(spell, now) ?? words.noDate })),
    ),
    ...moments.of.map(({ listed, at, sublabel }) => {
      const { from } = readDates({ from: at, to: null, isOpen: false }, now);
      return { key: moments.name, label: listed, when: from === null ? words.noDate : sublabel(String(yearOf(from))) };
    }),
    ...sentences.map(({ name, text, note }) => ({ key: name, label: text, when: note })),
  ];
}
