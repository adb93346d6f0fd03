import type { HardStopAnswer } from '../../../shared/contract/operations/hard-stop.ts';
import { hasOpenReport } from '../../../shared/people/open-report.ts';
import { isPersonId } from '../../../shared/urls/identifiers.ts';
import { parsePath } from '../../../shared/urls/parsers/parse-path.ts';
import { loadViewerAccount } from '../accounts/account-session.ts';
import type { SessionAccount } from '../accounts/store.ts';
import type { OriginContext } from '../context.ts';
import { loadOpenedAccess } from '../entitlement/opened-access.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { countPerson } from './count-person.ts';
import { decideCounter } from './counted-by.ts';
import { orOpen } from './meters.ts';
import { DAY_MS } from './quota-settings.ts';
import { takeReferral, wasReferred } from './referrals.ts';

/** Of a view that does not count: this one may be opened. */
const UNCOUNTED: HardStopAnswer = { result: 'allowed', remainingQuota: 1, opensAt: null };

/**
 * GET /api/hardstop (P7-015, P7-016): for an edge whose details come from elsewhere, and for the page that says when
 * there is room again. The view is reserved for 30 seconds, so that simultaneous questions do not all get the last one.
 * Plans have no hard stop. `userId` grants nothing: the session and the envelope say who it is.
 */
export const answerHardStop: CallHandler<'hardStop'> = async (c, { query }) => {
  const personId = personIn(query);
  const viewer = await loadViewerAccount(c);
  if (!(await isHardStopped(c, viewer, personId))) return UNCOUNTED;
  if (c.get('envelope').isFromEngine && (await takeReferral(c, personId))) return UNCOUNTED;
  const counted = await orOpen(() => countPerson(c, viewer, personId, 'reserve'), null);
  if (counted === null) return UNCOUNTED;
  const { isAllowed, left, opensAt, limit, by } = counted;
  return {
    result: isAllowed ? 'allowed' : 'blocked_quota_exceeded',
    remainingQuota: left,
    opensAt: isAllowed ? null : new Date(opensAt ?? c.get('now') + DAY_MS).toISOString(),
    limit,
    accountLimit: by === 'account' ? null : c.get('settings').quotas.accountPersons,
    countedBy: by,
  };
};

/** POST /api/hardstop (P7-017, P7-018): a view that has happened counts, even past the limit. */
export const answerHardStopEvent: CallHandler<'hardStopEvent'> = async (c, { body }) => {
  const personId = personIn(body);
  const viewer = await loadViewerAccount(c);
  const isSkipped = body.isBlocked || (c.get('envelope').isFromEngine && (await wasReferred(c, personId)));
  if (!isSkipped && (await isHardStopped(c, viewer, personId)))
    await orOpen(() => countPerson(c, viewer, personId, 'record'), null);
  return { isDone: true };
};

/** Whether views of this person by this viewer count toward the hard stop. */
async function isHardStopped(c: OriginContext, viewer: SessionAccount | null, personId: string): Promise<boolean> {
  const { botClass, visitorId } = c.get('envelope');
  if (botClass !== 'human') return false;
  if (decideCounter(viewer, visitorId, c.get('settings').quotas).isFairUse) return false;
  return viewer === null || !hasOpenReport((await loadOpenedAccess(c, [personId]))(personId));
}

/** @throws ProblemError 400 if neither says whose page it is */
function personIn({ path, virtualUri }: { readonly path: string; readonly virtualUri: string }): string {
  for (const text of [path, virtualUri]) {
    const route = parsePath(text.split('?', 1)[0] ?? '');
    if (route.kind === 'route' && route.name === 'person' && isPersonId(route.params.id)) return route.params.id;
  }
  throw new ProblemError(400, 'Bad request', { detail: 'path is not the page of a person' });
}
