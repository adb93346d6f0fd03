import * as z from 'zod/mini';

/** A text of one line that is not blank. */
export const ONE_LINE = z.string().check(z.regex(/^[^\p{Cc}]*\S[^\p{Cc}]*$/u, 'must be one line of text'));

/**
 * Reads a variable that holds JSON. Settings are read for every request, so the last text and what it says are kept.
 *
 * @returns a function of the variable's text; it throws one sentence if that cannot be read
 */
export function jsonSetting<S extends z.ZodMiniType, T>(
  name: string,
  schema: S,
  make: (said: z.output<S>) => T,
): (text: string) => T {
  let known: { readonly text: string; readonly value: T } | null = null;
  return (text) => {
    if (known?.text === text) return known.value;
    const parsed = schema.safeParse(jsonOf(text));
    if (!parsed.success) throw new Error(`Origin settings: ${name} ${sentenceOf(parsed.error.issues[0])}`);
    known = { text, value: make(parsed.data) };
    return known.value;
  };
}

function sentenceOf(issue: { readonly path: readonly PropertyKey[]; readonly message: string } | undefined): string {
  if (issue === undefined) return 'is invalid';
  const { path, message } = issue;
  return path.length === 0 ? message : `${path.join('.')} ${message}`;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
