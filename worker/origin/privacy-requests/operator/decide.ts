import type { CallBody } from '../../../../shared/contract/calls.ts';
import { extendedAnswerBy } from '../../../../shared/requests/due-dates.ts';
import { EXTENSION_REASONS, REFUSAL_REASONS } from '../../../../shared/requests/request-steps.ts';
import type { OriginBindings, OriginSettings, SqlStatement } from '../../env.ts';
import { mailStatement } from '../../mail/queue.ts';
import { suppressPerson } from '../../suppression/suppress-person.ts';
import { closeStatements, handOutStatements } from '../carry-out.ts';
import { matchRowStatement } from '../covered/covered-store.ts';
import { acknowledgedMail, extendedMail, refusedMail } from '../request-mails.ts';
import { closeFileStatement, isOpen, type PrivacyRequest, stepStatement } from '../request-store.ts';

type Env = Pick<OriginBindings, 'ACCOUNTS' | 'PEOPLE'>;
type Site = Pick<OriginSettings, 'siteUrl'>;
type Decision = Omit<CallBody<'decidePrivacyRequest'>, 'reference'>;

/**
 * What a decision about an open request writes; the last statement changes a row if the request was still open. null for
 * one that does not fit the request: it has no such reason, row or step. What hides somebody is carried out here, because
 * the people database follows by itself.
 */
export async function decisionStatements(
  env: Env,
  site: Site,
  request: PrivacyRequest,
  { decision, reason, people = [], line }: Decision,
  now: number,
): Promise<SqlStatement[] | null> {
  const db = env.ACCOUNTS;
  const { reference, kind, acknowledgedAt, extendedAt, soonBy, acknowledgeBy } = request;
  const still = isOpen(reference);
  switch (decision) {
    case 'acknowledge':
      if (acknowledgedAt !== null) return null;
      return [
        mailStatement(db, acknowledgedMail(request, site), now, still),
        stepStatement(db, reference, { acknowledged_at: now }),
      ];
    case 'extend': {
      const why = EXTENSION_REASONS.find((one) => one === reason);
      // Only what is due in 45 days can be put off, and once.
      if (why === undefined || extendedAt !== null || acknowledgeBy === null || soonBy !== null) return null;
      const answerBy = extendedAnswerBy(request.askedAt);
      return [
        mailStatement(db, extendedMail({ ...request, answerBy }, why, site), now, still),
        stepStatement(db, reference, { extended_at: now, extension_reason: why, answer_by: answerBy }),
      ];
    }
    case 'refuse': {
      const why = REFUSAL_REASONS.find((one) => one === reason);
      if (why === undefined) return null;
      return [
        mailStatement(db, refusedMail(request, why, site), now, still),
        closeFileStatement(db, reference, now),
        stepStatement(db, reference, { outcome: 'refused', refusal_reason: why, closed_at: now }),
      ];
    }
    case 'hand-out':
      // Data is handed out to a mailbox that somebody has shown to read, and to no other.
      if (kind !== 'access' || request.verifiedAt === null) return null;
      return handOutStatements(env, site, request, people, now);
    case 'hide':
      if (people.length === 0) return null;
      for (const personId of people)
        await suppressPerson(env, { personId, what: ['page'], source: 'request', reference }, now);
      return [stepStatement(db, reference, { carried_at: now })];
    case 'match':
      if (kind !== 'judicial' || line === undefined || people.length > 1) return null;
      return [matchRowStatement(db, reference, line, people[0] ?? null, now)];
    case 'done':
      return kind === 'access' ? null : closeStatements(env, site, request, { outcome: 'done' }, now);
  }
}
