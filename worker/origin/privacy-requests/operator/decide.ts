import type { CallBody } from '../../../../shared/contract/calls.ts';
import { extendedAnswerBy } from '../../../../shared/requests/due-dates.ts';
import { EXTENSION_REASONS, REFUSAL_REASONS } from '../../../../shared/requests/request-steps.ts';
import type { OriginBindings, OriginSettings, SqlCondition, SqlStatement } from '../../env.ts';
import { mailStatement } from '../../mail/queue.ts';
import { ALWAYS, both } from '../../sql-condition.ts';
import { expectPersonStatements } from '../../suppression/expect-person.ts';
import { suppressPerson } from '../../suppression/suppress-person.ts';
import { closeStatements, handOutStatements } from '../carry-out.ts';
import { hiddenThings } from '../covered/carry-out-covered.ts';
import { findUnmatched, isUnmatched, matchRowStatement } from '../covered/covered-store.ts';
import { acknowledgedMail, extendedMail, refusedMail } from '../request-mails.ts';
import { closeFileStatement, isOpen, type PrivacyRequest, stepStatement } from '../request-store.ts';

type Env = Pick<OriginBindings, 'ACCOUNTS' | 'PEOPLE'>;
type Site = Pick<OriginSettings, 'siteUrl'>;
type Decision = Omit<CallBody<'decidePrivacyRequest'>, 'reference'>;

/** A decision, for one batch. */
export interface DecisionStep {
  /** holds as long as the step can be taken: nobody else has taken it or closed the request */
  readonly isLeft: SqlCondition;
  readonly statements: readonly SqlStatement[];
}

/**
 * What a decision about an open request writes; null for one that does not fit the request: it has no such reason, row or
 * step. What hides somebody on record is carried out here, because the people database follows by itself.
 */
export async function decisionStep(
  env: Env,
  site: Site,
  request: PrivacyRequest,
  { decision, reason, people = [], line }: Decision,
  now: number,
): Promise<DecisionStep | null> {
  const db = env.ACCOUNTS;
  const { reference, kind, acknowledgedAt, extendedAt, soonBy, acknowledgeBy } = request;
  const still = isOpen(reference);
  switch (decision) {
    case 'acknowledge': {
      if (acknowledgedAt !== null) return null;
      const isLeft = isOpen(reference, 'acknowledged_at');
      const statements = [
        mailStatement(db, acknowledgedMail(request, site), now, isLeft),
        stepStatement(db, reference, { acknowledged_at: now }, 'acknowledged_at'),
      ];
      return { isLeft, statements };
    }
    case 'extend': {
      const why = EXTENSION_REASONS.find((one) => one === reason);
      // Only what is due in 45 days can be put off, and once.
      if (why === undefined || extendedAt !== null || acknowledgeBy === null || soonBy !== null) return null;
      const answerBy = extendedAnswerBy(request.askedAt);
      const isLeft = isOpen(reference, 'extended_at');
      const step = { extended_at: now, extension_reason: why, answer_by: answerBy };
      const statements = [
        mailStatement(db, extendedMail({ ...request, answerBy }, why, site), now, isLeft),
        stepStatement(db, reference, step, 'extended_at'),
      ];
      return { isLeft, statements };
    }
    case 'refuse': {
      const why = REFUSAL_REASONS.find((one) => one === reason);
      if (why === undefined) return null;
      const statements = [
        mailStatement(db, refusedMail(request, why, site), now, still),
        closeFileStatement(db, reference, now),
        stepStatement(db, reference, { outcome: 'refused', refusal_reason: why, closed_at: now }),
      ];
      return { isLeft: still, statements };
    }
    case 'hand-out':
      // Data is handed out to a mailbox that somebody has shown to read, and to no other.
      if (kind !== 'access' || request.verifiedAt === null) return null;
      return { isLeft: still, statements: await handOutStatements(env, site, request, people, now) };
    case 'hide':
      if (people.length === 0) return null;
      for (const personId of people)
        await suppressPerson(env, { personId, what: ['page'], source: 'request', reference }, now);
      // They are hidden by now, whatever became of the request meanwhile.
      return { isLeft: ALWAYS, statements: [stepStatement(db, reference, { carried_at: now })] };
    case 'match': {
      if (kind !== 'judicial' || line === undefined || people.length > 1) return null;
      const [personId = null] = people;
      const statements = [
        ...(personId === null ? await expectRow(env, request, line, now) : []),
        matchRowStatement(db, reference, line, personId, now),
      ];
      return { isLeft: both(still, isUnmatched(reference, line)), statements };
    }
    case 'show-again':
      return null;
    case 'done':
      if (kind === 'access') return null;
      return { isLeft: still, statements: closeStatements(env, site, request, { outcome: 'done' }, now) };
  }
}

/** Whoever is not on record is hidden once a later data set brings them. */
async function expectRow(env: Env, request: PrivacyRequest, line: number, now: number): Promise<SqlStatement[]> {
  const { reference, covered } = request;
  const person = await findUnmatched(env.ACCOUNTS, reference, line);
  if (person === null) return [];
  return expectPersonStatements(
    env.ACCOUNTS,
    person,
    { what: hiddenThings(covered), source: 'judicial', reference },
    now,
  );
}
