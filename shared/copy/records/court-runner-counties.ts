import { formatPrice } from '../format/dollars.ts';
import { countOf } from '../format/numbers.ts';
import { RETAIN_YEARS } from './court-runner.ts';

/** Words about the counties that a runner can be sent to. Only the server writes them. */
export const runnerCountiesCopy = {
  /** dollars: of a county's search, which its court's fee comes on top of */
  price: (dollars: number) => `${formatPrice(dollars)} plus county fee, for each county. No subscription.`,
  /** a county where they still live, or whose move-out year is unknown */
  lived: (from: number, to: number | null) => (to === null ? `Lived here from ${from}` : livedBetween(from, to)),
  out: (day: string) => `A runner is on the way, back by ${day}.`,
  /** the day has passed */
  late: (day: string) => `A runner is on the way. It was expected back by ${day}.`,
  searched: (day: string) => `Searched ${day}.`,
  searchedNone: (day: string) =>
    `Searched ${day}, and no case was found. Search again only with another name or date of birth.`,
  result: 'See the result',
  again: (day: string) => `You can ask again from ${day}.`,
  records: (count: number) => `Your report already has ${countOf(count, 'record')} from this county.`,
  gone: (years: number) =>
    `They left ${years} years ago. ${RETAIN_YEARS}, so this search will most likely find nothing.`,
  anyway: 'Search it anyway',
  allHeld: {
    title: 'There is no other county to search',
    text: 'You have asked for every county where this person lived. One whose runner found something can be asked for again 30 days after its result.',
    toResults: 'See the results',
  },
} as const;

function livedBetween(from: number, to: number): string {
  return from === to ? `Lived here in ${from}` : `Lived here ${from} to ${to}`;
}
