import type { ListedRequest } from '../../../shared/contract/privacy-request-operators.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { operatorRequestsCopy as words } from '../../../shared/copy/operator/privacy-requests.ts';
import { outcomeCopy, requestKindCopy } from '../../../shared/copy/removal/request-words.ts';
import { formatDate } from '../../../shared/people/months.ts';
import { dueDay } from '../../../shared/requests/due-dates.ts';
import { REQUEST_KINDS } from '../../../shared/requests/request-kinds.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountParts, AccountTitle } from '../../account/AccountPart.tsx';
import parts from '../../account/AccountParts.module.css';
import { OperatorLayout } from '../../operator/OperatorLayout.tsx';
import { OperatorTable } from '../../operator/OperatorTable.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Chip } from '../../ui/action/Chip.tsx';
import type { OperatorRequestsPageModel } from './operator-requests-model.ts';

type Props = { readonly page: OperatorRequestsPageModel };

/** Privacy requests with their clocks, those due first. */
export function OperatorRequestsPage({ page, site }: Props & { site: SiteModel }) {
  const { requests, open, late, shown, asks, year } = page;
  const { head } = words;
  return (
    <OperatorLayout site={site} current="requests">
      <div id="operator-requests">
        <AccountTitle title={words.title}>{words.lede(open, late)}</AccountTitle>
        <AccountParts>
          <Filters page={page} />
          <OperatorTable
            caption={words.title}
            head={[head.reference, head.kind, head.who, head.residence, head.asked, head.due, head.status]}
            empty={words.none}
            rows={requests.map((request) => ({ key: request.reference, cells: cellsOf(request) }))}
          />
          <p className={parts.ways}>
            <ButtonLink size="small" href={paths.operatorRequests({ state: shown, kind: asks, format: 'csv' })}>
              {words.file}
            </ButtonLink>
            <ButtonLink size="small" href={paths.operatorRequests({ format: 'csv', year })}>
              {words.metrics(year)}
            </ButtonLink>
          </p>
        </AccountParts>
      </div>
    </OperatorLayout>
  );
}

function Filters({ page: { shown, asks } }: Props) {
  return (
    <nav className={parts.ways} aria-label={words.title}>
      {(['open', 'closed'] as const).map((state) => (
        <a
          key={state}
          href={paths.operatorRequests({ state, kind: asks })}
          aria-current={state === shown ? 'page' : undefined}
        >
          <Choice text={words.states[state]} isShown={state === shown} />
        </a>
      ))}
      {[null, ...REQUEST_KINDS].map((kind) => (
        <a
          key={kind ?? ''}
          href={paths.operatorRequests({ state: shown, kind })}
          aria-current={kind === asks ? 'page' : undefined}
        >
          <Choice text={kind === null ? words.allKinds : requestKindCopy[kind].short} isShown={kind === asks} />
        </a>
      ))}
    </nav>
  );
}

function Choice({ text, isShown }: { text: string; isShown: boolean }) {
  return isShown ? <b>{text}</b> : text;
}

function cellsOf(request: ListedRequest) {
  const { reference, kind, name, state, askedAt, soonBy, answerBy, status, outcome, isLate, closedAt } = request;
  return [
    <a key="reference" href={paths.operatorRequest({ reference })}>
      {reference}
    </a>,
    requestKindCopy[kind].short,
    name,
    state,
    formatDay(askedAt),
    closedAt === null ? formatDate(dueDay(soonBy ?? answerBy)) : formatDay(closedAt),
    <span key="status">
      {outcome === null ? words.statuses[status] : outcomeCopy[outcome]}{' '}
      {isLate ? <Chip tone="warn">{words.late}</Chip> : null}
    </span>,
  ];
}
