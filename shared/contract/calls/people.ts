import * as z from 'zod/mini';
import { personIdSchema, personReferenceSchema, pnpIdSchema } from '../identity.ts';
import { personCountsSchema } from '../person/counts.ts';
import { personLatePartsSchema } from '../person/late-parts.ts';
import { missingAddressIdsAnswerSchema, personDetailsSchema, realtimeAgeAnswerSchema } from '../person/person.ts';
import { fullPhoneIdSchema, phoneActivityAnswerSchema } from '../person/phone.ts';
import { relatedPeopleSchema } from '../person/relative.ts';
import { emptySchema, queryFlag, typedText } from '../primitives.ts';
import { backgroundAnswerSchema, recordGroupSchema } from '../records/background.ts';
import { propertyAnswerSchema } from '../records/property.ts';
import {
  COUNTY_FILTER_MAX,
  outcomeKindSchema,
  recordKindSchema,
  recordListAnswerSchema,
} from '../records/record-list.ts';
import { BY_PAGE, type Call } from './call.ts';

/** Longest opaque campaign reference, eid (F7-08). */
const EID_MAX = 64;
/** Maximum number of people whose ages one call may request (P7-038). */
export const REALTIME_AGE_MAX = 20;
/** Longest name of an interpolated value. */
const NAME_MAX = 64;
/** Longest interpolated value. */
const VALUE_MAX = 2_000;
/** A template's name, too restricted to contain a template (P7-041). */
const templateName = z.string().check(z.regex(/^[\w.-]{1,100}$/));

const GET = { method: 'GET', params: null, body: null, mayBeEmpty: false } as const;

/** Calls about one person: the page, its counts, and what the browser requests later (P7-001 to P7-041). */
export const peopleCalls = {
  personDetails: {
    ...GET,
    path: '/api/v4/person/details',
    caller: 'edge',
    summary: 'One person as this viewer may see them, with the definition of the page.',
    limit: BY_PAGE,
    viewer: 'anyone',
    tells: 'person',
    query: z.strictObject({
      personId: typedText(64),
      /** 'true' starts or stops monitoring; the edge sends it only after the viewer has confirmed it */
      monitor: queryFlag,
      unmonitor: queryFlag,
      /** 'true' adds the person to the viewer's list, under the same condition */
      save_contact: queryFlag,
      /** a single-use token from one of our messages, if the request did not come from our own pages (P2-064) */
      linkToken: z.optional(typedText(64)),
      stub: queryFlag,
      /** 'true' beside stub, for a page that only names the person beside something for sale: no view */
      offer: queryFlag,
      deltas_seen: queryFlag,
      productRegistryVariant: z.optional(typedText(64)),
      deviceType: z.optional(z.enum(['mobile', 'desktop'])),
      dayType: z.optional(z.enum(['weekend', 'weekday'])),
      productRegistryForceHardCodedBackup: queryFlag,
      includeProperties: queryFlag,
      includeRelated: queryFlag,
      /** 'true' takes the answer in two parts, the second with counts, related people and records */
      late: queryFlag,
    }),
    headers: ['if-none-match'],
    response: personDetailsSchema,
    late: personLatePartsSchema,
    /**
     * 403 not requested as a page, and not opened before; 404 unknown or suppressed; 429 the hard stop, or fair use of a
     * plan; 503 a prefetch that would use a view or a lookup
     */
    errors: [403, 404, 429, 503],
  },
  personCounts: {
    ...GET,
    path: '/api/person/counts',
    caller: 'both',
    summary: 'How much is recorded about a person, per category.',
    limit: 'calls',
    viewer: 'anyone',
    tells: 'counts',
    query: z.strictObject({ personId: personIdSchema }),
    response: personCountsSchema,
    mayBeEmpty: true,
    errors: [429],
    quota: 'pages',
  },
  funnelCounts: {
    ...GET,
    path: '/api/funnel/counts',
    caller: 'both',
    summary: 'The same counts for a checkout, by person, phone or property.',
    limit: 'search',
    viewer: 'anyone',
    tells: 'counts',
    query: z.strictObject({
      id: typedText(64),
      source: z.enum(['person', 'phone', 'property']),
      eid: z.optional(typedText(EID_MAX)),
    }),
    response: personCountsSchema,
    mayBeEmpty: true,
    errors: [429],
    quota: 'pages',
  },
  personPremium: {
    ...GET,
    path: '/api/person/premium',
    caller: 'edge',
    summary: 'Where a legacy id leads.',
    limit: BY_PAGE,
    viewer: 'anyone',
    tells: 'person',
    query: z.strictObject({ personId: z.string().check(z.length(44)) }),
    response: personReferenceSchema,
    errors: [404],
  },
  personSmartcheck: {
    ...GET,
    path: '/api/person/smartcheck',
    caller: 'edge',
    summary: 'Where a smartcheck id leads.',
    limit: BY_PAGE,
    viewer: 'anyone',
    tells: 'person',
    query: z.strictObject({ personId: typedText(64) }),
    response: personReferenceSchema,
    errors: [404],
  },
  personRelated: {
    ...GET,
    path: '/api/person/related',
    // Only for pages: a browser gets them with the details.
    caller: 'edge',
    summary: 'Other people whom a reader may have meant: five lists.',
    limit: BY_PAGE,
    viewer: 'anyone',
    tells: 'list',
    query: z.strictObject({ personId: personIdSchema }),
    response: relatedPeopleSchema,
    /** 403 for a viewer whose quota does not hold this person */
    errors: [404],
    quota: 'held',
  },
  personBackground: {
    ...GET,
    path: '/api/v4/person/background',
    caller: 'both',
    summary: 'The records of an unlocked background report, in pages.',
    limit: 'calls',
    viewer: 'anyone',
    tells: 'person',
    query: z.strictObject({
      personId: personIdSchema,
      group: z.optional(recordGroupSchema),
      /** `next` of the previous page; requires a group */
      after: z.optional(typedText(64)),
      /** maximum number of records per group, 1 to 100; defaults to a full page */
      limit: z.optional(z.string().check(z.regex(/^(?:[1-9]\d?|100)$/))),
    }),
    response: backgroundAnswerSchema,
    /** 403 without an unlocked report */
    errors: [404],
    quota: 'held',
  },
  personRecords: {
    ...GET,
    path: '/api/v4/person/records',
    caller: 'edge',
    summary:
      'The records of an unlocked background report that match, a page of them or one; with counts to filter by.',
    limit: BY_PAGE,
    viewer: 'anyone',
    tells: 'person',
    query: z.strictObject({
      personId: personIdSchema,
      kind: z.optional(recordKindSchema),
      year: z.optional(z.string().check(z.regex(/^\d{4}$/))),
      /** as in the facets: 'Multnomah County, OR' */
      county: z.optional(typedText(COUNTY_FILTER_MAX)),
      outcome: z.optional(outcomeKindSchema),
      /** from 1; one behind the last has no records */
      page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
      /** only this record: 'liens.R1' */
      record: z.optional(typedText(100)),
    }),
    response: recordListAnswerSchema,
    /** 403 without an unlocked report; 404 also for a record that the report does not have */
    errors: [404],
    quota: 'held',
  },
  missingAddressIds: {
    ...GET,
    path: '/api/v1/person/missing-address-ids',
    caller: 'browser',
    summary: 'Ids of addresses that the details omitted, for addresses that were sent full.',
    limit: 'search',
    viewer: 'anyone',
    tells: 'person',
    query: z.strictObject({ personId: personIdSchema }),
    response: missingAddressIdsAnswerSchema,
    errors: [404],
    quota: 'held',
  },
  realtimeAge: {
    ...GET,
    path: '/api/person/realtime/age',
    caller: 'browser',
    summary: 'Ages that were unknown when the page was rendered.',
    limit: 'search',
    viewer: 'anyone',
    tells: 'list',
    /** ids separated by commas, at most REALTIME_AGE_MAX */
    query: z.strictObject({
      personIds: z
        .string()
        .check(z.regex(new RegExp(`^P[\\w-]{11,19}(?:,P[\\w-]{11,19}){0,${REALTIME_AGE_MAX - 1}}$`))),
    }),
    response: realtimeAgeAnswerSchema,
    errors: [],
    quota: 'held',
  },
  phoneActivity: {
    ...GET,
    path: '/api/phone/activity',
    caller: 'browser',
    summary: 'Whether a phone seems to be in use; one call for each phone.',
    limit: 'search',
    viewer: 'anyone',
    tells: 'person',
    query: z.strictObject({ phoneNumbers: fullPhoneIdSchema }),
    response: phoneActivityAnswerSchema,
    /** 403 without business features */
    errors: [],
    quota: 'held',
  },
  interpolateString: {
    method: 'POST',
    path: '/api/interpolate-string',
    caller: 'browser',
    summary: 'Fills late counts into the templates of calls to action.',
    limit: 'late-parts',
    viewer: 'anyone',
    tells: 'nothing',
    params: null,
    query: emptySchema,
    body: z.strictObject({
      interpolationData: z.record(typedText(NAME_MAX), z.union([z.string().check(z.maxLength(VALUE_MAX)), z.number()])),
      /** names of templates of the registry, never templates */
      interpolatedTextCopy: z.array(templateName).check(z.maxLength(20)),
    }),
    response: z.strictObject({ texts: z.array(z.string()) }),
    mayBeEmpty: false,
    errors: [],
  },
  property: {
    ...GET,
    path: '/api/property/{pnpId}',
    caller: 'both',
    summary: 'The property report: a teaser for everybody, the rest for entitled viewers.',
    limit: 'late-parts',
    viewer: 'anyone',
    tells: 'list',
    params: z.strictObject({ pnpId: pnpIdSchema }),
    query: emptySchema,
    response: propertyAnswerSchema,
    errors: [404, 429],
    quota: 'pages',
  },
} as const satisfies Record<string, Call>;
