/** A refusal by Stripe, as it says it. */
export class Refused {
  readonly status: number;
  readonly error: Readonly<Record<string, unknown>>;
  constructor(status: number, error: Readonly<Record<string, unknown>>) {
    this.status = status;
    this.error = error;
  }
}

export const MISSING = { type: 'invalid_request_error', code: 'resource_missing' } as const;

/** Form fields by Stripe's names for nested fields: 'metadata[purchase_id]'. */
export type Fields = Readonly<Record<string, string>>;

/** The metadata in a form; `under` names the object that has it. */
export function metadataIn(fields: Fields, under = ''): Record<string, string> {
  const prefix = under === '' ? 'metadata[' : `${under}[metadata][`;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length, -1), value]] : [],
    ),
  );
}

export function listOf<T>(data: readonly T[], url: string) {
  return { object: 'list', data: [...data], has_more: false, url } as const;
}
