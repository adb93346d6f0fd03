// Answers that were taken as they are, with the text they came as; kept as long as the answer itself.
const texts = new WeakMap<object, string>();

/** Remembers the JSON text that an answer was read from. */
export function keepSentText(answer: unknown, text: string): void {
  if (typeof answer === 'object' && answer !== null) texts.set(answer, text);
}

/** The JSON text that this very object was read from; undefined for one that was made or changed here. */
export function sentTextOf(answer: object): string | undefined {
  return texts.get(answer);
}
