/**
 * What a life line shows: lanes on one axis, as they are drawn, spoken and printed. A place on the axis is a whole
 * number of steps, because a style sheet can only place what its classes name (docs/life-line.md).
 */

/** The length of the axis: positions are 0 (its beginning) to 255 (now), so that eight bits name each. */
export const STEPS = 255;

/** A part of the axis, in steps. */
export interface Span {
  readonly start: number;
  /** at least 1 */
  readonly length: number;
}

/** One place that somebody lived at, or one owner of a house. */
export interface Stretch {
  /** 1 is now, and numbers count back; the same as on the map and in the list of places */
  readonly number: number;
  /** 'Bend', 'Tacoma, WA' */
  readonly label: string;
  /** '2011–2018'; null if nothing may be said about when */
  readonly sublabel: string | null;
  /** null if only the order is known: then all stretches are equal */
  readonly span: Span | null;
  /** the row of its lane, from 0; what overlaps shares the lane */
  readonly row: number;
  /** overlaps no other stretch, so that it fills the lane */
  readonly isAlone: boolean;
  readonly isMasked: boolean;
  readonly isNow: boolean;
  /** null for what is masked, and for what has no page */
  readonly href: string | null;
}

/** A job, or a home that somebody owned: a thin band with two lines of text. */
export interface Band {
  readonly label: string;
  readonly sublabel: string;
  readonly span: Span;
  readonly row: number;
  /** the text ends where the band does, because it would not fit between the beginning of the band and now */
  readonly isTextAtEnd: boolean;
}

/** Something that happened: a ring with two lines of text. */
export interface Ring {
  readonly label: string;
  readonly sublabel: string;
  /** in steps */
  readonly at: number;
  readonly row: number;
  /** the text is before the ring, because it would not fit after it */
  readonly isTextBefore: boolean;
}

/** How a band looks; a family has rings. */
export type BandTone = 'work' | 'owned';

export type Lane =
  | {
      readonly kind: 'stretches';
      readonly name: string;
      readonly rows: number;
      readonly stretches: readonly Stretch[];
      /** how many more are only in the list, for want of a date or of room */
      readonly more: number;
    }
  | {
      readonly kind: 'bands';
      readonly name: string;
      readonly tone: BandTone;
      readonly rows: number;
      readonly bands: readonly Band[];
    }
  | { readonly kind: 'rings'; readonly name: string; readonly rows: number; readonly rings: readonly Ring[] }
  /** what is known without dates, as one sentence: 'Title and employer on record' */
  | { readonly kind: 'sentence'; readonly name: string; readonly text: string; readonly note: string | null };

/** One line of the plain list: '538 Dunby Ln, Portland, OR' with '2018 to now, 8 years'. */
export interface ListEntry {
  /** a number of the line, or the name of the lane */
  readonly key: number | string;
  readonly label: string;
  /** null if nothing is known, or may be said, about when */
  readonly when: string | null;
}

/** A year written above the axis. */
export interface Tick {
  readonly label: string;
  /** in steps */
  readonly at: number;
}

export interface LifeLine {
  /** `time`: places on the axis are dates; `order`: stretches are equal, and tell nothing but what came before what */
  readonly scale: 'time' | 'order';
  /** what stands at both ends of the axis: '1982' and 'now' */
  readonly ends: { readonly first: string; readonly last: string };
  /** the years between the two ends; none if only the order is known */
  readonly ticks: readonly Tick[];
  readonly lanes: readonly Lane[];
  /** everything that is on the line, and what has no room or no date on it */
  readonly list: readonly ListEntry[];
}
