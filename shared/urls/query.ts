/** One value of a query; null, undefined and false are left out, true is written 'true'. */
export type QueryValue = string | number | boolean | null | undefined;

/** A path with its query, in the order of the object; the same values always give the same address. */
export function withQuery(path: string, query: Readonly<Record<string, QueryValue>>): string {
  let text = '';
  for (const name in query) {
    const value = query[name];
    if (value === null || value === undefined || value === false || value === '') continue;
    text += parameter(text, name, String(value));
  }
  return path + text;
}

/** A call's query as '?a=b'; unlike in a link, what is empty is sent. */
export function queryText(query: Readonly<Record<string, string | undefined>>): string {
  let text = '';
  for (const name in query) {
    const value = query[name];
    if (value !== undefined) text += parameter(text, name, value);
  }
  return text;
}

/** One more parameter of the query `before`. */
function parameter(before: string, name: string, value: string): string {
  return `${before === '' ? '?' : '&'}${encode(name)}=${encode(value)}`;
}

/** What needs no encoding, as most names and values here. */
const PLAIN = /^[\w.*-]*$/;
/** encodeURIComponent leaves these, and a form encodes them. */
const LEFT = /%20|[!'()~]/g;

/** A value encoded as URLSearchParams does it, which takes several times as long: pages have dozens of such links. */
function encode(text: string): string {
  if (PLAIN.test(text)) return text;
  return encodeURIComponent(text.toWellFormed()).replace(LEFT, (found) =>
    found === '%20' ? '+' : `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
