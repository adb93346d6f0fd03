/**
 * An answer in two parts is two lines of JSON: the response, then what is ready later. A caller asks for it with
 * `late=true`; an origin that cannot do it answers with the response alone, as `application/json`.
 */
export const PARTS_CONTENT_TYPE = 'application/x-ndjson';

/** The entity tags in an If-None-Match header; a weak tag counts as the strong one, since a proxy may weaken it. */
export function parseEntityTags(header: string | null | undefined): string[] {
  return [...(header ?? '').matchAll(/(?:W\/)?("[^"]*")/g)].map(([, tag]) => tag as string);
}

/** The name under which the build compiles the check of a call's late part; the call's own name is its response's. */
export const lateCheckOf = (call: string): string => `${call} late`;
