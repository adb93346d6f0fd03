import { OriginProblem, OriginServerError } from '../origin-client/errors.ts';

/** What became of a change to an account. */
export type Change =
  | { readonly kind: 'done'; readonly setCookies: readonly string[] }
  | { readonly kind: 'logged-out' }
  /** the owner has to show that it is them; or a buyer has to prove their address first */
  | { readonly kind: 'confirm' }
  /** in the origin's words: something is wrong with what was typed */
  | { readonly kind: 'wrong'; readonly status: 409 | 422; readonly title: string }
  | { readonly kind: 'limited' }
  /** too many log-ins at once, or the payment provider did not answer */
  | { readonly kind: 'busy' };

/** Makes a change that the owner of an account may have to confirm. @throws whatever else goes wrong */
export async function attemptChange(send: () => Promise<{ readonly setCookies: readonly string[] }>): Promise<Change> {
  try {
    return { kind: 'done', setCookies: (await send()).setCookies };
  } catch (error) {
    if (error instanceof OriginServerError && error.status === 503) return { kind: 'busy' };
    const change = error instanceof OriginProblem ? readProblem(error) : null;
    if (change === null) throw error;
    return change;
  }
}

function readProblem({ status, title }: OriginProblem): Change | null {
  switch (status) {
    case 401:
      return { kind: 'logged-out' };
    case 403:
      return { kind: 'confirm' };
    case 409:
    case 422:
      return { kind: 'wrong', status, title };
    case 429:
      return { kind: 'limited' };
    case 503:
      return { kind: 'busy' };
    default:
      return null;
  }
}
