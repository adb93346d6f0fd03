import { OriginProblem } from '../origin-client/errors.ts';

/** What became of a change to an account. */
export type Change =
  | { readonly kind: 'done'; readonly setCookies: readonly string[] }
  | { readonly kind: 'logged-out' }
  /** the owner has to show that it is them; or a buyer has to prove their address first */
  | { readonly kind: 'confirm' }
  /** in the origin's words: something is wrong with what was typed */
  | { readonly kind: 'wrong'; readonly status: 409 | 422; readonly title: string }
  | { readonly kind: 'limited' | 'busy'; readonly status: 429 | 503; readonly retryAfter: string | null };

/** Makes a change that the owner of an account may have to confirm. @throws whatever else goes wrong */
export async function attemptChange(send: () => Promise<{ readonly setCookies: readonly string[] }>): Promise<Change> {
  try {
    return { kind: 'done', setCookies: (await send()).setCookies };
  } catch (error) {
    const change = error instanceof OriginProblem ? readProblem(error) : null;
    if (change === null) throw error;
    return change;
  }
}

function readProblem({ status, title, retryAfter }: OriginProblem): Change | null {
  switch (status) {
    case 401:
      return { kind: 'logged-out' };
    case 403:
      return { kind: 'confirm' };
    case 409:
    case 422:
      return { kind: 'wrong', status, title };
    case 429:
      return { kind: 'limited', status, retryAfter };
    case 503:
      return { kind: 'busy', status, retryAfter };
    default:
      return null;
  }
}
