import type { ReactNode } from 'react';
import type { Proposal } from '../../../shared/contract/privacy-request-operators.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { operatorRequestsCopy } from '../../../shared/copy/operator/privacy-requests.ts';
import { judicialPrivacyCopy } from '../../../shared/copy/removal/judicial-privacy.ts';
import { outcomeCopy, requestKindCopy } from '../../../shared/copy/removal/request-words.ts';
import { formatDate } from '../../../shared/people/months.ts';
import { dueDay } from '../../../shared/requests/due-dates.ts';
import { EXTENSION_REASONS, REFUSAL_REASONS } from '../../../shared/requests/request-steps.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountPart, AccountParts, AccountTitle } from '../../account/AccountPart.tsx';
import parts from '../../account/AccountParts.module.css';
import { OperatorLayout } from '../../operator/OperatorLayout.tsx';
import { OperatorTable } from '../../operator/OperatorTable.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { FieldList } from '../../ui/list/FieldList.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import styles from './OperatorRequest.module.css';
import type { OperatorRequestPageModel } from './operator-request-model.ts';

const words = operatorRequestsCopy.one;
type Props = { readonly page: OperatorRequestPageModel };

/** A privacy request: what is asked, who may be meant, the steps that can be taken, and those that were. */
export function OperatorRequestPage({ page, site }: Props & { site: SiteModel }) {
  const { request, notice } = page;
  return (
    <OperatorLayout site={site} current="requests" isOfList>
      <div id="operator-request">
        <AccountTitle title={words.title(request.reference)}>{words.lede}</AccountTitle>
        <AccountParts>
          {notice === null ? null : <Banner tone={notice.tone}>{notice.text}</Banner>}
          <AccountPart id="asks" title={words.asks}>
            <FieldList fields={fieldsOf(page)} />
            <p className={parts.ways}>
              <ButtonLink size="small" href={paths.operatorRequests()}>
                {words.back}
              </ButtonLink>
              {page.hasFile ? (
                <ButtonLink size="small" href={paths.operatorRequest({ reference: request.reference, show: 'file' })}>
                  {words.file}
                </ButtonLink>
              ) : null}
              {request.rows === null ? null : (
                <ButtonLink size="small" href={paths.operatorRequest({ reference: request.reference, show: 'rows' })}>
                  {words.rowsFile}
                </ButtonLink>
              )}
            </p>
          </AccountPart>
          {request.closedAt === null ? <Steps page={page} /> : null}
          {page.hides ? (
            <AccountPart id="show-again" title={words.hides}>
              <p>{words.hidesNote}</p>
              <Decision reference={request.reference} decision="show-again" text={words.showAgain} />
            </AccountPart>
          ) : null}
          <AccountPart id="actions" title={words.actions}>
            {page.actions.length === 0 ? (
              <p>{words.actionsNone}</p>
            ) : (
              <ul className={parts.bullets}>
                {page.actions.map(({ at, operator, action }) => (
                  <li key={`${at} ${action}`}>{`${formatDay(at)}, ${operator}: ${action}`}</li>
                ))}
              </ul>
            )}
          </AccountPart>
        </AccountParts>
      </div>
    </OperatorLayout>
  );
}

/** Everything of the request that its kind has. */
function fieldsOf({ request, details, agent, permission, covered, hasAccount }: OperatorRequestPageModel) {
  const { facts } = words;
  const { kind, status, outcome, email, name, state, rows } = request;
  const day = (at: number | null) => (at === null ? words.never : formatDay(at));
  const due = (at: number) => formatDate(dueDay(at));
  const optional = (label: string, value: string | null | undefined) =>
    value === null || value === undefined || value === '' ? [] : [{ label, value }];
  return [
    { label: facts.kind, value: requestKindCopy[kind].short },
    {
      label: facts.status,
      value: outcome === null ? operatorRequestsCopy.statuses[status] : outcomeCopy[outcome],
    },
    { label: facts.asked, value: day(request.askedAt) },
    { label: facts.verified, value: day(request.verifiedAt) },
    ...(request.acknowledgeBy === null
      ? []
      : [
          { label: facts.acknowledgeBy, value: due(request.acknowledgeBy) },
          { label: facts.acknowledged, value: day(request.acknowledgedAt) },
        ]),
    ...(request.soonBy === null ? [] : [{ label: facts.soonBy, value: new Date(request.soonBy).toUTCString() }]),
    { label: facts.answerBy, value: due(request.answerBy) },
    ...(request.closedAt === null ? [] : [{ label: facts.closed, value: day(request.closedAt) }]),
    { label: facts.email, value: email },
    ...optional(facts.name, name),
    ...optional(facts.residence, state),
    { label: facts.account, value: hasAccount ? words.yes : words.no },
    ...optional(facts.agent, agent === null ? null : `${agent.name}, ${agent.address}`),
    ...optional(facts.personAddress, agent?.personAddress),
    ...optional(
      facts.permission,
      permission === null ? null : words.signed(permission.text, permission.signature, permission.signedOn),
    ),
    ...(covered === null
      ? []
      : [
          {
            label: facts.covered,
            value: `${judicialPrivacyCopy.roles[covered.role]}. ${covered.law === 'other' ? covered.otherLaw : judicialPrivacyCopy.laws[covered.law]}`,
          },
          { label: facts.hide, value: judicialPrivacyCopy.hides[covered.hide].title },
        ]),
    ...(rows === null ? [] : [{ label: facts.rows, value: words.rowCounts(rows.all, rows.done, rows.faulty) }]),
    ...(details === '' ? [] : [{ label: facts.details, value: details, isWide: true }]),
  ];
}

function Steps({ page }: Props) {
  const { request } = page;
  return (
    <>
      {request.kind === 'judicial' ? <Rows page={page} /> : <People page={page} />}
      <AccountPart id="decide" title={words.decide}>
        {request.acknowledgeBy === null || request.acknowledgedAt !== null ? null : (
          <Decision reference={request.reference} decision="acknowledge" text={words.acknowledge} />
        )}
        {request.kind === 'access' ? null : (
          <Decision reference={request.reference} decision="done" text={words.done} />
        )}
        {request.acknowledgeBy === null || request.status === 'extended' ? null : (
          <Decision reference={request.reference} decision="extend" text={words.extend}>
            <SelectField
              id="extend-reason"
              name="reason"
              label={words.extendWhy}
              none={words.choose}
              options={EXTENSION_REASONS.map((reason) => [reason, words.extensions[reason]])}
              required
            />
          </Decision>
        )}
        <Decision reference={request.reference} decision="refuse" text={words.refuse}>
          <SelectField
            id="refuse-reason"
            name="reason"
            label={words.refuseWhy}
            none={words.choose}
            options={REFUSAL_REASONS.map((reason) => [reason, words.refusals[reason]])}
            required
          />
        </Decision>
      </AccountPart>
    </>
  );
}

/** One step as a form of its own: what goes with it, and its button. */
function Decision({
  reference,
  decision,
  text,
  children,
}: {
  reference: string;
  decision: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <form className={styles.step} method="post" action={paths.operatorRequest({ reference })}>
      {children}
      <Button type="submit" name="decision" value={decision}>
        {text}
      </Button>
    </form>
  );
}

function People({ page: { request, people } }: Props) {
  const { reference, kind, verifiedAt } = request;
  return (
    <AccountPart id="people" title={words.people}>
      <form className={styles.form} method="post" action={paths.operatorRequest({ reference })}>
        {people.length === 0 ? (
          <p>{words.peopleNone}</p>
        ) : (
          <ul className={styles.people}>
            {people.map((person) => (
              <li key={person.personId}>
                <label>
                  <input
                    type="checkbox"
                    name="person"
                    value={person.personId}
                    defaultChecked={person.reasons.includes('link')}
                  />
                  <Candidate person={person} />
                </label>
              </li>
            ))}
          </ul>
        )}
        <Field id="another" name="another" label={words.another} autoComplete="off" spellCheck={false} />
        <div className={styles.buttons}>
          <Button type="submit" name="decision" value="hide">
            {words.hide}
          </Button>
          {kind === 'access' ? (
            <Button type="submit" name="decision" value="hand-out" disabled={verifiedAt === null}>
              {words.handOut}
            </Button>
          ) : null}
        </div>
        {kind === 'access' ? <p className={parts.small}>{words.handOutNote}</p> : null}
      </form>
    </AccountPart>
  );
}

/** Somebody on record, and why they may be meant. */
function Candidate({ person: { personId, name, place, reasons } }: { person: Proposal }) {
  return (
    <span>
      {name === null ? words.hidden : [name, place].filter(Boolean).join(', ')}
      <small>{[personId, ...reasons.map((reason) => words.reasons[reason])].join(' · ')}</small>
    </span>
  );
}

function Rows({ page: { request, rows } }: Props) {
  const { reference } = request;
  return (
    <AccountPart id="rows" title={words.unmatched}>
      <OperatorTable
        caption={words.unmatched}
        head={[words.line, words.person, words.people]}
        empty={words.unmatchedNone}
        rows={rows.map(({ person, people }) => ({
          key: String(person.line),
          cells: [
            String(person.line),
            [
              `${person.firstName} ${person.lastName}`,
              person.street,
              person.city,
              person.state,
              person.zip,
              person.phone,
            ]
              .filter((text) => text !== '')
              .join(', '),
            <form key="match" className={styles.form} method="post" action={paths.operatorRequest({ reference })}>
              <input type="hidden" name="decision" value="match" />
              <input type="hidden" name="line" value={person.line} />
              {people.map((one) => (
                <span key={one.personId} className={styles.buttons}>
                  <Candidate person={one} />
                  <Button
                    size="small"
                    type="submit"
                    name="person"
                    value={one.personId}
                    aria-label={`${words.match}: ${one.personId}, ${words.line} ${person.line}`}
                  >
                    {words.match}
                  </Button>
                </span>
              ))}
              <span className={styles.buttons}>
                <Button
                  size="small"
                  type="submit"
                  name="person"
                  value=""
                  aria-label={`${words.matchNone}, ${words.line} ${person.line}`}
                >
                  {words.matchNone}
                </Button>
              </span>
            </form>,
          ],
        }))}
      />
    </AccountPart>
  );
}
