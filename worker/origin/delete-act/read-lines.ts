/** A line of a text file, without its end; null if it is longer than the limit. */
export interface Line {
  /** from 1 */
  readonly number: number;
  readonly text: string | null;
}

/**
 * The lines of a text in UTF-8, as its bytes come. Lines end in LF or CRLF; a byte order mark is left out. A line that is
 * too long is not kept in memory.
 *
 * @param most the longest line, in characters
 */
export async function* readLines(bytes: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Line> {
  const decoder = new TextDecoder();
  let [rest, number, isTooLong] = ['', 0, false];
  const lineOf = (text: string): Line => {
    number += 1;
    const isLong = isTooLong || text.length > most;
    isTooLong = false;
    return { number, text: isLong ? null : text.endsWith('\r') ? text.slice(0, -1) : text };
  };
  for await (const part of bytes) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield lineOf(line);
    if (rest.length > most) [rest, isTooLong] = ['', true];
  }
  rest += decoder.decode();
  if (rest !== '' || isTooLong) yield lineOf(rest);
}
