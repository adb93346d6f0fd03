import { calls } from '../../shared/contract/calls.ts';
import { HARD_STOP_APP, PERSON_URI, PERSON_VIEW } from '../../shared/contract/operations/hard-stop.ts';
import type { Envelope } from '../../shared/contract/transport/envelope.ts';
import { addPerson, addPlaces } from '../fixtures/people-database.ts';
import { type OriginAnswer, type OriginRequest, openTestOrigin, type TestOrigin } from './origin-app.ts';

/** An origin with the product's own limits, or some others, and this many people to open. */
export function originToOpen(count: number, quotas: Readonly<Record<string, number>> = {}) {
  const origin = openTestOrigin('local', undefined, { QUOTAS: JSON.stringify(quotas) });
  addPlaces(origin.people);
  const people = Array.from({ length: count }, (_, at) =>
    addPerson(origin.people, { id: `opened${at}x`, first: 'Una', last: `Person${at}`, homes: ['eugene'] }),
  );
  const open = (id: string | undefined, request: OriginRequest = {}, flags = ''): Promise<OriginAnswer> =>
    origin.call(`/api/v4/person/details?personId=${id}${flags}`, request);
  /** how many of the first people a viewer can open, one after the other */
  const canOpen = async (request: OriginRequest = {}): Promise<number> => {
    let opened = 0;
    for (const id of people) if ((await open(id, request)).status === 200) opened += 1;
    return opened;
  };
  return { origin, people, open, canOpen };
}

/** A visitor with a cookie, at an address of their own unless it is named. */
export function aVisitor(name: string, more: Partial<Envelope> = {}): OriginRequest {
  return { envelope: { visitorId: `visitor ${name}`, clientAddress: `address ${name}`, ...more } };
}

/** Notes for a viewer that they have opened these people, whoever they are, as an edge does that counts by itself. */
export async function holdPeople(
  origin: Pick<TestOrigin, 'call'>,
  ids: readonly string[],
  request: OriginRequest = {},
): Promise<void> {
  for (const id of ids) {
    const event = { path: `/name/-/-/${id}`, eventName: PERSON_VIEW, eventType: 'view', virtualUri: PERSON_URI };
    const body = JSON.stringify({ ...event, email: null, isBlocked: false, userId: null });
    const envelope = { ...request.envelope, caller: 'edge' } as const;
    await origin.call(`${calls.hardStopEvent.path}?appId=${HARD_STOP_APP}`, {
      ...request,
      envelope,
      method: 'POST',
      body,
    });
  }
}
