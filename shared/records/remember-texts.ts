/** More different texts than a report has. */
const REMEMBERED = 1_000;
/** The longest text that is remembered, in characters; longer ones hardly come twice. */
const LONGEST = 100;

/**
 * The same pure function, which remembers what it said of the texts it read lately: courts use the same few words, and a
 * report may have thousands of charges. `read` never returns undefined.
 */
export function rememberTexts<T extends string | number | boolean | null>(
  read: (text: string) => T,
): (text: string) => T {
  const said = new Map<string, T>();
  return (text) => {
    const known = said.get(text);
    if (known !== undefined) return known;
    const value = read(text);
    if (text.length > LONGEST) return value;
    if (said.size === REMEMBERED) said.clear();
    said.set(text, value);
    return value;
  };
}
