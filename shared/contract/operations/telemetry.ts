import * as z from 'zod/mini';
import { EVENTS, type EventName } from '../../events/catalogue.ts';
import { TEST_WORD } from '../../events/event-test.ts';
import { LOG_ERROR_TYPES } from '../../events/log-types.ts';
import { EXPERIMENT_NAMES } from '../../experiments/experiments.ts';
import { personIdSchema } from '../identity.ts';
import { count, typedText } from '../primitives.ts';

/** POST /api/log-error (F7-20): `type` says what failed; `e` is the message, never a value from a record. */
export const logErrorBodySchema = z.strictObject({
  type: z.optional(z.enum(LOG_ERROR_TYPES)),
  e: typedText(2_000),
});

/** POST /api/log-info (P7-044): what address id recovery found. */
export const logInfoBodySchema = z.strictObject({
  msg: z.strictObject({
    severity: z.literal('info'),
    name: z.literal('address-hydration'),
    route: z.literal('name-name-location-id'),
    metric: z.literal('address_hydration'),
    linkableAddressCount: count,
    missingIdCount: count,
    missingLivedIdCount: count,
    missingOwnedIdCount: count,
    hydratedAddressIds: z.array(typedText(64)).check(z.maxLength(100)),
  }),
});

const kinds = (Object.keys(EVENTS) as EventName[]).map((name) =>
  z.strictObject({
    name: z.literal(name),
    /** ISO 8601 */
    at: typedText(40),
    properties: EVENTS[name],
  }),
);

const testWord = z.string().check(z.regex(TEST_WORD));

/**
 * The test behind the page definition, as the details response calls it (P3-015): amplitudeTestId, amplitudeTestName and
 * amplitudeSegmentName.
 */
export const eventTestSchema = z.strictObject({ id: testWord, name: testWord, segment: testWord });

/** POST /api/events: a batch of page events, all from the catalog. */
export const eventsBodySchema = z.strictObject({
  /** absent if the page was built from the default set of offers, or is no person's */
  test: z.optional(eventTestSchema),
  /** the variants that the page showed, without those of 0 */
  experiments: z.optional(z.partialRecord(z.enum(EXPERIMENT_NAMES), z.int().check(z.minimum(1), z.maximum(9)))),
  events: z.array(z.union(kinds)).check(z.minLength(1), z.maxLength(50)),
});
export type RecordedEvent = z.output<typeof eventsBodySchema>['events'][number];

/** POST /internal/purge: drops rendered pages that name one of these people, by id. */
export const purgeBodySchema = z.strictObject({
  tags: z.array(personIdSchema).check(z.minLength(1), z.maxLength(1_000)),
});
