/** The flag of a checkout whose buyer knows what they have and wants another one. */
const ANOTHER_FLAG = 'another';

/** The path of a checkout that asks for another one. */
export function withAnother(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${ANOTHER_FLAG}=true`;
}

/** Whether the address of a checkout, or of its form, asks for another one. */
export function wantsAnother(query: URLSearchParams): boolean {
  return query.get(ANOTHER_FLAG) === 'true';
}

/** The path of a checkout that asks for another one if the address `query` is of does. */
export function keepAnother(path: string, query: URLSearchParams): string {
  return wantsAnother(query) ? withAnother(path) : path;
}
