import type { Dates } from './axis.ts';
import type { BandTone } from './lane-model.ts';

/** A place that somebody lived at, or an owner of a house. */
export interface Stay extends Dates {
  readonly number: number;
  readonly label: string;
  /** what the list says: '538 Dunby Ln, Portland, OR' */
  readonly listed: string;
  /** nothing but its label and its place in the order may be known */
  readonly isMasked: boolean;
  readonly isNow: boolean;
  readonly href: string | null;
}

/** A job, or a home that was owned. */
export interface Spell extends Dates {
  readonly label: string;
  readonly listed: string;
}

/** Something that happened at one time. */
export interface Moment {
  readonly label: string;
  readonly listed: string;
  /** 'YYYY-MM' or 'YYYY' */
  readonly at: string;
  /** 'connected since 1987' */
  readonly sublabel: (year: string) => string;
}

/** What a line is made from; a lane without anything is left out. */
export interface LineInput {
  /** milliseconds since 1970, UTC */
  readonly today: number;
  /** nothing goes on until today: the line ends with its last date */
  readonly isOver: boolean;
  /** `nowText` is said of the one that goes on, if its beginning is not known: 'lives here now' */
  readonly stays: { readonly name: string; readonly of: readonly Stay[]; readonly nowText: string };
  readonly spells: readonly { readonly name: string; readonly tone: BandTone; readonly of: readonly Spell[] }[];
  readonly moments: { readonly name: string; readonly of: readonly Moment[] };
  /** lanes of which only a sentence may be said */
  readonly sentences: readonly { readonly name: string; readonly text: string; readonly note: string | null }[];
}
