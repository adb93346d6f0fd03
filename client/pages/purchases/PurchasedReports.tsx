import type { PurchasesAnswer } from '../../../shared/contract/billing.ts';
import { purchasesCopy } from '../../../shared/copy/account/purchases.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { daysLeft } from '../../../shared/copy/format/days-left.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { AccountPart } from '../../account/AccountPart.tsx';
import { boughtName, reportHref } from '../../billing/bought-subject.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import styles from './PurchasesPage.module.css';
import type { PurchasesPageModel } from './purchases-model.ts';

const { reports: words } = purchasesCopy;

type Report = PurchasesAnswer['reports'][number];

/** The reports that are open, of people and of properties, the first to close first. `now`: milliseconds since 1970. */
export function PurchasedReports({
  reports,
  propertySite,
  now,
}: Pick<PurchasesPageModel, 'propertySite' | 'now'> & { reports: readonly Report[] }) {
  return (
    <AccountPart id="reports" title={words.title}>
      {reports.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className={styles.list}>
          {reports.map((report) => (
            <ReportLine
              key={report.about.kind === 'person' ? report.about.personId : report.about.pnpId}
              report={report}
              propertySite={propertySite}
              now={now}
            />
          ))}
        </ul>
      )}
    </AccountPart>
  );
}

function ReportLine({
  report: { about, expiresAt },
  propertySite,
  now,
}: Pick<PurchasesPageModel, 'propertySite' | 'now'> & { report: Report }) {
  const isPerson = about.kind === 'person';
  const name = boughtName(about) ?? words.nameless;
  const place = isPerson ? placeText(about.city, about.stateCode) : '';
  const kind = isPerson ? words.person : words.property;
  return (
    <li className={styles.line}>
      <div>
        <h3>{name}</h3>
        <p>{place === '' ? kind : `${kind} · ${place}`}</p>
        <p>{words.until(formatDay(expiresAt), daysLeft(expiresAt, now))}</p>
      </div>
      <ButtonLink size="small" href={reportHref(about, propertySite)} aria-label={words.openOf(name)}>
        {words.open}
      </ButtonLink>
    </li>
  );
}
