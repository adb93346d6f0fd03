import { type CallName, calls } from '../../../shared/contract/calls.ts';
import type { OriginContext } from '../context.ts';
import type { AroundAnswer } from '../http/serve-call.ts';
import { listShown, mendRecords } from './mend.ts';
import { idKeys } from './subject-keys.ts';
import { listHiddenRecords } from './suppression-store.ts';

/** A person's id, or a legacy id, which leads to one. */
const ID_SHAPE = /^(?:P[\w-]{11,19}|[A-Za-z0-9+/]{43}=)$/;
/** Fields of queries, paths and bodies that hold such ids. */
const FIELDS = ['personId', 'personIds', 'id'] as const;

/** It reads so much of a person that it recognizes them by more than their id (isHiddenAfterAll). */
const CHECKS_BY_ITSELF: CallName = 'personDetails';

/** What a call asks with. */
interface Asked {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** The ids of people a call names. */
function idsAskedFor({ params, query, body }: Asked): readonly string[] {
  const parts = [params, query, body].filter((part) => typeof part === 'object' && part !== null);
  const values = parts.flatMap((part) => FIELDS.map((field) => (part as Record<string, unknown>)[field])).flat();
  const texts = values.flatMap((value) => (typeof value === 'string' ? value.split(',') : []));
  return [...new Set(texts.filter((text) => ID_SHAPE.test(text)))];
}

/**
 * Around every call that names people by their ids and tells about them: whoever is hidden by the accounts database, but not
 * by the people database yet, is hidden there first, so that the answer is the one for an unknown id.
 */
export const aboutShownPeople: AroundAnswer = (c, name, input, answer) => {
  const { method, tells } = calls[name];
  const ids = tells === 'nothing' || name === CHECKS_BY_ITSELF ? [] : idsAskedFor(input);
  return answerAboutShown(c, ids, { isRead: method === 'GET' }, answer);
};

/** The same for ids that only the answer is about. One query, beside the answer if it only reads. */
export async function answerAboutShown<T>(
  c: OriginContext,
  ids: readonly string[],
  { isRead }: { readonly isRead: boolean },
  answer: () => Promise<T>,
): Promise<T> {
  if (ids.length === 0) return answer();
  if (!isRead) {
    await mendIfHidden(c, ids);
    return answer();
  }
  const [wasMended, answered] = await Promise.allSettled([mendIfHidden(c, ids), answer()]);
  if (wasMended.status === 'rejected') throw wasMended.reason;
  if (wasMended.value) return answer();
  if (answered.status === 'rejected') throw answered.reason;
  return answered.value;
}

async function mendIfHidden(c: OriginContext, ids: readonly string[]): Promise<boolean> {
  const hidden = await listHiddenRecords(
    c.env.ACCOUNTS,
    ids.flatMap((id) => idKeys(id, id)),
  );
  if (hidden.length === 0) return false;
  return mendRecords(c.env, await listShown(c.env.PEOPLE, hidden), c.get('now'));
}
