import type { MeantPlacesAnswer } from '../../shared/contract/finding/browse.ts';
import { stateName } from '../../shared/people/us-states.ts';
import { placeText } from '../../shared/urls/location.ts';
import type { EdgeContext } from '../context.ts';
import { logEvent, messageOf } from '../failures/log.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { EnvelopeRefused } from '../origin-client/errors.ts';

type Meant = MeantPlacesAnswer['places'][number];

/**
 * The places that a text may mean which no page has; none if the origin cannot tell: the page says that there is no such
 * place either way.
 *
 * @throws only EnvelopeRefused: a misconfigured site must not look like a working one
 */
export async function loadMeantPlaces(c: EdgeContext, location: string): Promise<readonly Meant[]> {
  try {
    return (await createOriginClient(c).get('meantPlaces', { location })).places;
  } catch (error) {
    if (error instanceof EnvelopeRefused) throw error;
    logEvent(c, 'meant_places_missing', { message: messageOf(error) });
    return [];
  }
}

/** 'Portland, OR', 'Oregon', and where it leads. */
export function linkTo(
  { city, stateCode }: Meant,
  pathOf: (location: string) => string,
): { readonly text: string; readonly href: string } {
  return {
    text: city === null ? stateName(stateCode) : placeText(city, stateCode),
    href: pathOf(placeText(city, stateCode)),
  };
}
