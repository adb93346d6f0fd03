import * as z from 'zod/mini';
import { personLineSchema } from '../finding/search.ts';
import { ageOfFreeSchema, personIdSchema, personNameSchema } from '../identity.ts';
import { deltaSchema, provenanceSchema } from '../primitives.ts';

const kind = z.enum(['Relative', 'Associate']);

/** What a relative is to the person: a 'parent' is the person's mother or father. Former spouses are 'other'. */
const relationshipSchema = z.enum([
  'spouse',
  'parent',
  'child',
  'sibling',
  'grandparent',
  'grandchild',
  'in-law',
  'other',
]);
export type Relationship = z.infer<typeof relationshipSchema>;

export const fullRelativeSchema = z.strictObject({
  type: z.literal('full'),
  kind,
  id: personIdSchema,
  name: personNameSchema,
  city: z.nullable(z.string()),
  stateCode: z.nullable(z.string()),
  /** without an age for somebody who has died */
  dateOfBirth: ageOfFreeSchema,
  /** has died; absent if the origin does not say */
  isDead: z.optional(z.boolean()),
  /** sent wherever the name is; absent for associates, and if the origin does not say */
  relationship: z.optional(relationshipSchema),
  /** when and where the two were found to be connected; absent for free viewers, and if the origin does not say */
  provenance: z.optional(provenanceSchema),
  delta: deltaSchema,
});
export const obfuscatedRelativeSchema = z.strictObject({ type: z.literal('obfuscated'), kind, delta: deltaSchema });
/** A relative or an associate. An obfuscated one only says that it exists (P3-057). */
export const relativeSchema = z.discriminatedUnion('type', [fullRelativeSchema, obfuscatedRelativeSchema]);
export type Relative = z.infer<typeof relativeSchema>;
export type FullRelative = z.infer<typeof fullRelativeSchema>;

const related = z.strictObject({
  /** first, middle and last name */
  fn: z.string(),
  mn: z.nullable(z.string()),
  ln: z.string(),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  id: personIdSchema,
  /** has died; absent if the origin does not say */
  isDead: z.optional(z.boolean()),
});
export type RelatedPerson = z.infer<typeof related>;

/** Maximum number of entries per list (P9-028). */
export const RELATED_MAX = 11;
const relatedList = z.array(related).check(z.maxLength(RELATED_MAX));

/** Maximum number of namesakes that are compared with a person. */
export const NAMESAKES_MAX = 3;
/**
 * A person beside others with the same first and last name, nearest first, each with what a row of a result list says.
 * Absent if nobody else has the name, or the origin does not say.
 */
export const namesakesSchema = z.strictObject({
  /** the person of the page, as a result list shows them */
  self: personLineSchema,
  people: z.array(personLineSchema).check(z.minLength(1), z.maxLength(NAMESAKES_MAX)),
  /** how many people have the name, the person included, as far as counted */
  total: z.int().check(z.minimum(2)),
  /** counting stopped at `total` */
  isTotalCapped: z.boolean(),
});
export type Namesakes = z.infer<typeof namesakesSchema>;

/**
 * Other people whom a reader may have meant (P2-164): same last name in the same city, same name elsewhere, next-door
 * neighbors, coworkers, people with the same job title. The same for every viewer.
 */
export const relatedPeopleSchema = z.strictObject({
  lastNameCity: relatedList,
  fullNameElsewhere: relatedList,
  neighbors: relatedList,
  company: relatedList,
  jobTitle: relatedList,
  namesakes: z.optional(namesakesSchema),
});
export type RelatedPeople = z.infer<typeof relatedPeopleSchema>;
/** The lists of other people, without the comparison with namesakes. */
export type RelatedLists = Omit<RelatedPeople, 'namesakes'>;
