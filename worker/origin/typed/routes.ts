import { readTypedName } from '../../../shared/people/names/person-name.ts';
import { normaliseLocation } from '../../../shared/urls/location.ts';
import type { CallHandler } from '../http/serve-call.ts';

/** GET /api/search/typed: a name, and the place that stood beside it. */
export const answerTyped: CallHandler<'readTyped'> = async (_c, { query }) => ({
  readings: [
    { kind: 'name', name: readTypedName(query.q), location: normaliseLocation(query.location ?? ''), people: 0 },
  ],
  isSure: true,
});
