import { OriginProblem } from './errors.ts';

/** The answer, or null where the origin says that there is none. */
export async function nullFor404<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof OriginProblem && error.status === 404) return null;
    throw error;
  }
}
