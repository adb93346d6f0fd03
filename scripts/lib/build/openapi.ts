import * as z from 'zod/mini';
import * as account from '../../../shared/contract/account.ts';
import * as billing from '../../../shared/contract/billing.ts';
import type { Call, Caller } from '../../../shared/contract/calls/call.ts';
import { calls } from '../../../shared/contract/calls.ts';
import * as courtRunner from '../../../shared/contract/court-runner.ts';
import * as finding from '../../../shared/contract/finding/reverse-search.ts';
import * as search from '../../../shared/contract/finding/search.ts';
import * as identity from '../../../shared/contract/identity.ts';
import * as monitor from '../../../shared/contract/monitor.ts';
import * as hardStop from '../../../shared/contract/operations/hard-stop.ts';
import * as telemetry from '../../../shared/contract/operations/telemetry.ts';
import * as address from '../../../shared/contract/person/address.ts';
import * as counts from '../../../shared/contract/person/counts.ts';
import * as email from '../../../shared/contract/person/email.ts';
import * as lateParts from '../../../shared/contract/person/late-parts.ts';
import * as pageDefinition from '../../../shared/contract/person/page-definition.ts';
import * as person from '../../../shared/contract/person/person.ts';
import * as professional from '../../../shared/contract/person/person.ts';
import * as phone from '../../../shared/contract/person/phone.ts';
import * as relative from '../../../shared/contract/person/relative.ts';
import * as primitives from '../../../shared/contract/primitives.ts';
import * as provenance from '../../../shared/contract/primitives.ts';
import * as record from '../../../shared/contract/primitives.ts';
import * as background from '../../../shared/contract/records/background.ts';
import * as civil from '../../../shared/contract/records/civil.ts';
import * as criminal from '../../../shared/contract/records/criminal.ts';
import * as licenses from '../../../shared/contract/records/licenses.ts';
import * as property from '../../../shared/contract/records/property.ts';
import { PARTS_CONTENT_TYPE } from '../../../shared/contract/transport/parts.ts';
import * as problem from '../../../shared/contract/transport/problem.ts';
import * as viewer from '../../../shared/contract/viewer.ts';

/** The modules whose exported schemas go under components, by name. */
const TOPICS = [
  primitives,
  identity,
  viewer,
  provenance,
  address,
  phone,
  email,
  relative,
  professional,
  pageDefinition,
  courtRunner,
  person,
  counts,
  lateParts,
  search,
  finding,
  record,
  criminal,
  civil,
  licenses,
  property,
  background,
  account,
  billing,
  monitor,
  hardStop,
  telemetry,
  problem,
];

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };
type JsonObject = { [key: string]: Json };

/** Statuses that any call may return; the table of calls leaves them out. */
const ALWAYS = [400, 401, 403];
const STATUS_TEXTS: Readonly<Record<number, string>> = {
  204: 'None',
  400: 'Query, path or body are not as this document says',
  401: 'Without a valid envelope, or without a session that the call needs',
  402: 'Nothing left to pay with, or the payment was declined',
  403: 'Not for this caller or this viewer',
  404: 'Unknown, or not shown',
  409: 'Cannot be done in this state',
  410: 'Used or expired',
  429: 'Too many; Retry-After says when to come back',
  503: 'Not now; Retry-After says when to come back',
};
const CALLERS: Readonly<Record<Caller, string>> = {
  edge: 'the edge, for a page',
  browser: 'a browser, through the proxy of the edge',
  both: 'the edge, or a browser through it',
  outside: 'somebody outside, by a signature of their own',
  origin: 'the origin; the edge answers',
};

/**
 * The table of calls as an OpenAPI 3.1 document. Shared schemas appear once, under components. Refinements that JSON
 * Schema cannot express (a position rounded to 0.1 degree) are left out.
 */
export function buildOpenApi(): JsonObject {
  components.clear();
  schemaOf(problem.problemSchema, 'output');
  const paths: Record<string, JsonObject> = {};
  for (const [name, call] of Object.entries(calls) as [string, Call][]) {
    paths[call.path] ??= {};
    (paths[call.path] as JsonObject)[call.method.toLowerCase()] = operation(name, call);
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Porchlight origin',
      version: '4',
      description:
        'What an origin answers. Every call carries the signed envelope of the edge; docs/security.md says how to verify it. An envelope that is not valid is answered with 401 and the header x-envelope: refused, so that it is not taken for a visitor who has to log in. Fields of an answer that are not named here are dropped by the edge.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      schemas: Object.fromEntries([...components].sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-session' },
        envelope: { type: 'apiKey', in: 'header', name: 'x-edge-signature' },
      },
    },
    security: [{ envelope: [] }, { envelope: [], session: [] }],
  };
}

/** The document as stored in the repository. */
export function openApiText(): string {
  return `${JSON.stringify(buildOpenApi(), null, 1)}\n`;
}

function operation(name: string, call: Call): JsonObject {
  return {
    operationId: name,
    summary: call.summary,
    description: `For ${CALLERS[call.caller]}.`,
    ...(call.caller === 'outside' ? { security: [] } : {}),
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    ...(call.body === null
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.body, 'input') } } } }),
    responses: responsesOf(call),
  };
}

function parametersOf(schema: z.ZodMiniType | null, place: 'path' | 'query'): JsonObject[] {
  if (schema === null) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: JsonObject;
    required?: string[];
  };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }));
}

function responsesOf(call: Call): JsonObject {
  const schema = schemaOf(call.response, 'output');
  const content: JsonObject = { 'application/json': { schema } };
  const responses: JsonObject = { 200: { description: 'The answer', content } };
  if (call.late !== undefined) {
    content[PARTS_CONTENT_TYPE] = { schema: { anyOf: [schema, schemaOf(call.late, 'output')] } };
    responses[200] = {
      description: 'The answer; with late=true it may be two lines of JSON, the answer and its late part, with an ETag',
      content,
    };
    responses[304] = { description: 'The answer is the one with the entity tag in If-None-Match' };
  }
  if (call.mayBeEmpty) responses[204] = { description: STATUS_TEXTS[204] ?? '' };
  for (const status of [...new Set([...ALWAYS, ...call.errors])].sort((a, b) => a - b)) {
    responses[status] = {
      description: STATUS_TEXTS[status] ?? `Status ${status}`,
      content: { [problem.PROBLEM_CONTENT_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } },
    };
  }
  return responses;
}

/** Shared schemas found so far, as JSON Schema. */
const components = new Map<string, JsonObject>();
const names = namedSchemas();

/** Every exported schema of the contract, registered under its name without 'Schema'. */
function namedSchemas() {
  const registry = z.registry<{ id: string }>();
  for (const [key, value] of TOPICS.flatMap((topic) => Object.entries(topic))) {
    if (!key.endsWith('Schema') || !isSchema(value) || registry.has(value)) continue;
    const id = key.slice(0, -'Schema'.length);
    registry.add(value, { id: id.charAt(0).toUpperCase() + id.slice(1) });
  }
  return registry;
}

function isSchema(value: unknown): value is z.ZodMiniType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

/** The schema with references to shared schemas, which go under components. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonObject {
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any', metadata: names }) as unknown as JsonObject;
  const { $schema: _, $defs = {}, ...rest } = retarget(made) as { $schema?: Json; $defs?: JsonObject } & JsonObject;
  for (const [id, definition] of Object.entries($defs)) components.set(id, withoutId(definition as JsonObject));
  const { id } = names.get(schema) ?? {};
  if (id === undefined) return withoutId(rest);
  // A named recursive schema already comes as a reference.
  if (rest.$ref === undefined) components.set(id, withoutId(rest));
  return { $ref: `#/components/schemas/${id}` };
}

function withoutId({ id: _, ...rest }: JsonObject): JsonObject {
  return rest;
}

/** References in OpenAPI's form. */
function retarget(value: Json): Json {
  if (Array.isArray(value)) return value.map(retarget);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace('#/$defs/', '#/components/schemas/')
        : retarget(inner as Json),
    ]),
  );
}
