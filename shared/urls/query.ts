/** One value of a query; null, undefined and false are left out, true is written 'true'. */
export type QueryValue = string | number | boolean | null | undefined;

/** A path with its query, in the order of the object; the same values always give the same address. */
export function withQuery(path: string, query: Readonly<Record<string, QueryValue>>): string {
  let params: URLSearchParams | undefined;
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined || value === false || value === '') continue;
    params ??= new URLSearchParams();
    params.append(name, String(value));
  }
  return params === undefined ? path : `${path}?${params}`;
}
