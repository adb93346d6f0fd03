import { countOf } from '../format/numbers.ts';

/** 'Please try again in 2 minutes.'; `seconds` is null if nobody knows how long it takes. */
export function waitText(seconds: number | null): string {
  if (seconds === null) return 'Please try again in a moment.';
  if (seconds < 60) return `Please try again in ${countOf(seconds, 'second')}.`;
  return `Please try again in ${countOf(Math.ceil(seconds / 60), 'minute')}.`;
}

/** Too many log-ins, sign-ups and requests for links from this network. */
export const limitedText = (seconds: number | null) => `Too many attempts from here. ${waitText(seconds)}`;

/** So many people log in at once that the site has to put some off. */
export const BUSY = 'Many people are logging in right now. Please try again in a moment.';
