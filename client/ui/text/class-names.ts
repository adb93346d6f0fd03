/** Joins class names and skips empty ones; undefined without any, so that the page carries no empty attribute. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string | undefined {
  let joined: string | undefined;
  for (const name of names) {
    if (name) joined = joined === undefined ? name : `${joined} ${name}`;
  }
  return joined;
}
