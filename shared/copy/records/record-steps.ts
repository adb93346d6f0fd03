import { formatCount } from '../format/numbers.ts';

/** Words of the way from one record of a report to the next. */
export const recordStepsCopy = {
  label: 'Other records',
  previous: 'Previous record',
  next: 'Next record',
  /** on buttons: `previous` and `next` cut into what shows and what only screen readers say */
  buttons: { previous: 'Previous', next: 'Next', of: ' record' },
  /** among all that match: '12 of 421' */
  place: (at: number, of: number) => `${formatCount(at)} of ${formatCount(of)}`,
  /** among those that are on the page */
  placeShown: (at: number, of: number) => `${formatCount(at)} of ${formatCount(of)} shown`,
  /** announced with the place when a record takes the place of another */
  showing: (title: string, place: string) => `${title}, ${place}`,
} as const;
