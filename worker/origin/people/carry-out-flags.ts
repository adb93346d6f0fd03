import type { PersonDetails } from '../../../shared/contract/person/person.ts';
import { STATE_FLAGS, type StateFlag } from '../../../shared/contract/state-flag.ts';
import type { Account, Reader } from '../accounts/store.ts';
import { addContact } from '../contacts/store.ts';
import type { OriginContext } from '../context.ts';
import { canSavePerson, type PersonFacts } from '../entitlement/rules.ts';
import type { LinkAct } from '../link-tokens/store.ts';
import { nameOf, writeLog } from '../logging/write-log.ts';
import { beginMonitoring } from '../monitoring/begin-monitoring.ts';
import { noNews } from '../monitoring/news.ts';
import { canBeMonitored } from '../monitoring/rules.ts';
import { stopMonitor } from '../monitoring/store.ts';
import type { Ties } from '../monitoring/ties.ts';

/** What a details call wants done; the names are those of its query. */
export type FlagQuery = { readonly [F in StateFlag]?: 'true' | 'false' | undefined };

/** Who wants it: the account's owner, as the edge made sure, or whoever holds a link that allows one act. */
export type Wisher = 'owner' | { readonly link: LinkAct | null };

/** The person a flag is about, as far as it matters here. */
export interface FlagSubject {
  readonly id: string;
  readonly fullName: string;
  readonly isDead: boolean;
}

export interface CarriedOut {
  readonly outcomes: PersonDetails['flagOutcomes'];
  /** what ties account and person afterward */
  readonly ties: Ties;
}

/** The flags that a details call asks for, in the order in which they are carried out. */
export function wishesIn(query: FlagQuery): readonly StateFlag[] {
  return STATE_FLAGS.filter((flag) => query[flag] === 'true');
}

/**
 * Carries out the flags of a details call, in the order monitor, unmonitor, save_contact (P2-040, P2-042, P2-048).
 * Either the edge has made sure that the account's owner intends this, or a link token proves it for one flag (P2-064);
 * the others are not tried. A flag that is already true counts as done. One that cannot be carried out, or fails, is
 * reported as not done: it must not take the page down. Without a flag nothing is queried. Whoever monitors without an
 * account saves nobody.
 *
 * @param facts those after the lookup, so a viewer may save a person with the same look that opens the page
 */
export async function carryOutFlags(
  c: OriginContext,
  query: FlagQuery,
  tied: {
    /** null: the reader has no account */
    readonly viewer: Account | null;
    readonly reader: Reader;
    readonly subject: FlagSubject;
    readonly wisher: Wisher;
    readonly facts: PersonFacts;
    readonly ties: Ties;
  },
): Promise<CarriedOut> {
  const { wisher, viewer } = tied;
  const outcomes: { flag: StateFlag; isDone: boolean }[] = [];
  let { ties } = tied;
  for (const flag of wishesIn(query)) {
    if (wisher !== 'owner' && wisher.link !== flag) continue;
    if (flag === 'save_contact' && (viewer === null || ties.wasRemoved)) continue;
    try {
      const after = await CARRIED_OUT_BY[flag](c, { ...tied, ties });
      outcomes.push({ flag, isDone: after !== null });
      ties = after ?? ties;
    } catch (error) {
      logFailure(flag, error);
      outcomes.push({ flag, isDone: false });
    }
  }
  return { outcomes, ties };
}

/** Logs the error's name but not its message, which may contain what was to be stored. */
function logFailure(flag: StateFlag, error: unknown): void {
  writeLog('a flag of the details call failed', { flag, error: nameOf(error) });
}

/** Carries out one flag. Resolves with the ties that now exist; null if it could not be done. */
type CarryOut = (c: OriginContext, tied: Parameters<typeof carryOutFlags>[2]) => Promise<Ties | null>;

const CARRIED_OUT_BY: { readonly [F in StateFlag]: CarryOut } = {
  async monitor(c, { reader, subject, ties }) {
    if (ties.news !== null) return ties;
    if (!canBeMonitored(subject)) return null;
    const entry = { personId: subject.id, displayText: subject.fullName, autoMonitor: false };
    return (await beginMonitoring(c, reader, entry)) === null ? null : { ...ties, news: noNews(subject.id) };
  },

  async unmonitor(c, { reader, subject, ties }) {
    if (ties.news !== null) await stopMonitor(c.env.ACCOUNTS, reader.id, subject.id);
    return { ...ties, news: null };
  },

  async save_contact(c, { viewer, subject, facts, ties }) {
    if (ties.isSaved) return ties;
    if (ties.contactListId === null || subject.isDead || !canSavePerson(viewer, facts)) return null;
    const isSaved = await addContact(c.env.ACCOUNTS, ties.contactListId, subject.id, c.get('now'));
    return isSaved ? { ...ties, isSaved } : null;
  },
};
