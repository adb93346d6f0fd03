import type { PurchasesAnswer } from '../../../shared/contract/billing.ts';
import { purchasesCopy } from '../../../shared/copy/account/purchases.ts';
import { countyInState } from '../../../shared/copy/format/county-name.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { COURT_RUNNER_ID } from '../../../shared/people/person-sections.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountPart } from '../../account/AccountPart.tsx';
import { personHref } from '../../billing/bought-subject.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Chip } from '../../ui/action/Chip.tsx';
import styles from './PurchasesPage.module.css';

const { runners: words } = purchasesCopy;

type Runner = PurchasesAnswer['runners'][number];
type County = Runner['counties'][number];

/** What was asked of courthouses, the latest first, and where the results are. The mail about them leads here. */
export function PurchasedRunners({ runners }: { runners: readonly Runner[] }) {
  return (
    <AccountPart id={COURT_RUNNER_ID} title={words.title}>
      <ul className={styles.list}>
        {runners.map((runner) => (
          <RunnerLine key={runner.invoiceId} runner={runner} />
        ))}
      </ul>
    </AccountPart>
  );
}

function RunnerLine({ runner: { about, requestedAt, expectedBy, invoiceId, status, counties } }: { runner: Runner }) {
  // Runners only ask about people.
  if (about.kind !== 'person') return null;
  const isOut = status === 'Requested';
  const link = isOut ? words.request : words.result;
  return (
    <li className={styles.line}>
      <div>
        <h3>
          {about.fullName} <Chip tone={isOut ? 'info' : 'neutral'}>{words.statuses[status]}</Chip>
        </h3>
        <p>
          {`${words.asked(formatDay(requestedAt))} · `}
          <a href={paths.invoice({ invoiceId })}>{words.receipt}</a>
        </p>
        <ul className={styles.counties}>
          {counties.map((county) => (
            <li key={`${county.countyName} ${county.stateCode}`}>
              <b>{countyInState({ county: county.countyName, stateCode: county.stateCode })}</b>
              <span>{countyText(county, expectedBy)}</span>
            </li>
          ))}
        </ul>
      </div>
      <ButtonLink
        size="small"
        href={`${personHref(about)}#${COURT_RUNNER_ID}`}
        aria-label={words.of(link, about.fullName)}
      >
        {link}
      </ButtonLink>
    </li>
  );
}

function countyText({ status, cases }: County, expectedBy: number): string {
  if (status === 'Requested') return words.out(formatDay(expectedBy));
  return status === 'Failed' ? words.failed : words.cases(cases ?? 0);
}
