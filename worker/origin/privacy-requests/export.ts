import { hashToken } from '../accounts/session.ts';
import type { OriginContext } from '../context.ts';
import { linkOver } from '../emailed-links/enter-by-link.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { loadHeld } from '../import/held-on-person.ts';
import { exportAccount } from '../own-data/export-user.ts';
import { accountOfMailbox } from './own-records.ts';
import { findPrivacyRequest, type PrivacyRequest } from './request-store.ts';

/** POST /api/privacy-requests/export/pending: what the download's page says. It uses nothing up. */
export const answerPendingPrivacyExport: CallHandler<'pendingPrivacyExport'> = async (c, { body }) => {
  const { exportExpiresAt, exportTaken } = await findExport(c, body.token);
  return { expiresAt: exportExpiresAt ?? 0, taken: [...exportTaken] };
};

/**
 * POST /api/privacy-requests/export: everything that is held at this moment, hidden pages included. Each format can be
 * taken once: of two requests at the same time, one gets it.
 *
 * @throws ProblemError 410
 */
export const answerTakePrivacyExport: CallHandler<'takePrivacyExport'> = async (c, { body: { token, format } }) => {
  const request = await findExport(c, token);
  const { reference, shownPeople, exportTaken, email } = request;
  if (exportTaken.includes(format)) throw linkOver();
  const records = await Promise.all((shownPeople ?? []).map((id) => loadHeld(c.env.PEOPLE, id)));
  const accountId = await accountOfMailbox(c.env, email);
  const account = accountId === null ? null : await exportAccount(c.env, accountId, c.get('now'));
  const { meta } = await c.env.ACCOUNTS.prepare(
    `UPDATE privacy_request SET export_taken = ?2 WHERE reference = ?1 AND COALESCE(export_taken, '[]') = ?3`,
  )
    .bind(reference, JSON.stringify([...exportTaken, format]), JSON.stringify(exportTaken))
    .run();
  if (meta.changes === 0) throw linkOver();
  return { reference, exportedAt: c.get('now'), records: records.filter((record) => record !== null), account };
};

async function findExport(c: OriginContext, token: string): Promise<PrivacyRequest> {
  const tokenHash = await hashToken(token);
  const request = tokenHash === null ? null : await findPrivacyRequest(c.env.ACCOUNTS, 'exportToken', tokenHash);
  if (request === null || (request.exportExpiresAt ?? 0) <= c.get('now')) throw linkOver();
  return request;
}
