/** A word that an operator chose for a test or its segments: never a text that a visitor typed. */
export const TEST_WORD = /^[\w:.-]{1,80}$/;

/** The test behind the page definition of a person page (P3-015), as events carry it. */
export interface EventTest {
  readonly id: string;
  readonly name: string;
  readonly segment: string;
}

/** What events say of the test that the details response names; undefined without one, or if it is no such word. */
export function eventTestOf(details: {
  readonly amplitudeTestId: string | null;
  readonly amplitudeTestName: string | null;
  readonly amplitudeSegmentName: string | null;
}): EventTest | undefined {
  const id = details.amplitudeTestId ?? '';
  const name = details.amplitudeTestName ?? '';
  const segment = details.amplitudeSegmentName ?? '';
  // The call would reject the entire batch.
  return [id, name, segment].every((word) => TEST_WORD.test(word)) ? { id, name, segment } : undefined;
}
