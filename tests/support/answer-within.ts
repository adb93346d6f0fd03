/**
 * An answer, or an error if it does not come in time: a page that never answers otherwise holds its test until the runner
 * ends it, which says nothing of where.
 *
 * @param late tells what was waited for, at the moment it is late
 */
export async function answerWithin<T>(ms: number, answer: Promise<T>, late: () => string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refusal = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms: ${late()}`)), ms);
  });
  try {
    return await Promise.race([answer, refusal]);
  } finally {
    clearTimeout(timer);
  }
}
