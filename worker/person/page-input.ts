import type { BotClass } from '../../shared/contract/transport/envelope.ts';
import type { Variants } from '../../shared/experiments/experiments.ts';
import { type AboutSite, type EdgeContext, pathWithQuery, variantsShown } from '../context.ts';
import { allowsAdvertising, allowsAnalytics, asksForConsent } from '../cookies/consent.ts';
import { sendsOptOut } from '../input/opt-out-signal.ts';

const DAY_MS = 86_400_000;

/**
 * Everything a person page depends on besides the origin's answer and the isolate's settings. A page is made from these
 * three alone, so that a kept page is shown only where the same one would be rendered.
 */
export interface PersonPageInput {
  /** path and query as requested, from which all flags are parsed */
  readonly path: string;
  /** the session cookie: the origin alone knows whose it is, so no two sessions share a page */
  readonly session: string | null;
  readonly botClass: BotClass;
  readonly experiments: Variants;
  /** the reader's activity may not be measured */
  readonly refusesEvents: boolean;
  /** the reader's pages may load no ads */
  readonly refusesAds: boolean;
  /** the reader's browser says that nothing about them may be sold or shared, and the page says that it was heard */
  readonly sendsOptOut: boolean;
  /** the page asks its reader what it may do */
  readonly asksForConsent: boolean;
  /** what the page says about the whole site, which is added to it as it is rendered */
  readonly about: AboutSite;
  /** the beginning of the day, UTC, in milliseconds since 1970 */
  readonly today: number;
}

export function personPageInput(c: EdgeContext, about: AboutSite): PersonPageInput {
  return {
    path: pathWithQuery(c),
    session: c.get('session'),
    botClass: c.get('botClass'),
    experiments: variantsShown(c),
    refusesEvents: !allowsAnalytics(c),
    refusesAds: !allowsAdvertising(c),
    sendsOptOut: sendsOptOut(c.req.raw.headers),
    asksForConsent: asksForConsent(c),
    about,
    today: Math.floor(Date.now() / DAY_MS) * DAY_MS,
  };
}

/** A text that differs whenever any part of the input does: only the origin's words, at its end, may hold a line break. */
export function keyOf(input: PersonPageInput): string {
  const { path, session, botClass, experiments, today, about } = input;
  const { mayIndex, notice, said } = about;
  const choices = [input.refusesEvents, input.refusesAds, input.sendsOptOut, input.asksForConsent];
  const reader = [path, session, botClass, Object.values(experiments), ...choices, today];
  return [...reader, mayIndex, JSON.stringify([notice, said.operator])].join('\n');
}
