import { managePlanCopy as words } from '../../../shared/copy/billing/manage-plan.ts';
import { isLive } from '../../../shared/plans/plan-state.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountLayout } from '../../account/AccountLayout.tsx';
import { AccountPart, AccountParts, AccountTitle } from '../../account/AccountPart.tsx';
import { GuestAccess } from '../../billing/GuestAccess.tsx';
import { PlanCard } from '../../billing/PlanCard.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Banner } from '../../ui/surface/Banner.tsx';
import { Card, CardFoot } from '../../ui/surface/Card.tsx';
import { AccountLedgerTable } from '../account-ledger/AccountLedgerTable.tsx';
import { KeepPlanForm } from './KeepPlanForm.tsx';
import styles from './ManagePlanPage.module.css';
import type { ManagePlanPageModel } from './manage-plan-model.ts';
import { OtherPurchases, PlanPayments } from './PlanPayments.tsx';

/** A viewer's plan: what it is, how to change, pay, keep and cancel it, and what was paid for it (F2-58). */
export function ManagePlanPage({ page, site }: { page: ManagePlanPageModel; site: SiteModel }) {
  const { email, card, keep, payments, bought } = page;
  const { plan, scope } = card;
  return (
    <AccountLayout site={site} current="plan">
      <AccountTitle title={words.title}>{email}</AccountTitle>
      <AccountParts>
        <PlanNews page={page} />
        <PlanCard card={card} />
        {plan === null || keep === null ? null : <KeepPlanForm plan={plan} keep={keep} />}
        {scope === 'purchase' && plan !== null && isLive(plan) ? (
          <AccountPart id="plan-guest" title={words.guest.title}>
            <p>{words.guest.text}</p>
            <GuestAccess email={email} redirect={paths.managePlan()} />
          </AccountPart>
        ) : null}
        {scope === 'account' && plan !== null && plan.familySeats > 0 && isLive(plan) ? (
          <AccountPart id="plan-family" title={words.family.title}>
            <p>{words.family.text(plan.familySeats)}</p>
            <p>
              <a className={styles.way} href={paths.family()}>
                {words.family.link}
              </a>
            </p>
          </AccountPart>
        ) : null}
        <PlanLedger ledger={page.ledger} />
        {payments.length === 0 ? null : <PlanPayments payments={payments} />}
        {bought.length === 0 ? null : <OtherPurchases bought={bought} />}
      </AccountParts>
    </AccountLayout>
  );
}

/** What has just been done, and why the viewer came. */
function PlanNews({ page: { notice, arrival } }: { page: ManagePlanPageModel }) {
  const back = arrival?.back ?? null;
  const link = back === null ? null : <a href={back.href}>{back.text}</a>;
  if (notice !== null)
    return (
      <Banner tone="ok">
        <b>{notice.title}</b>
        <p>{notice.text}</p>
        {link === null ? null : <p>{link}</p>}
      </Banner>
    );
  if (arrival === null) return null;
  return (
    <Banner>
      <p>{[arrival.isFromEmail ? words.arrival.email : null, arrival.text].filter(Boolean).join(' ')}</p>
      {link === null ? null : <p>{link}</p>}
    </Banner>
  );
}

function PlanLedger({ ledger }: Pick<ManagePlanPageModel, 'ledger'>) {
  if (ledger.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="plan-ledger">
      <h2 id="plan-ledger">{words.ledger.title}</h2>
      <Card>
        <AccountLedgerTable rows={ledger} />
        <CardFoot>
          <a className={styles.way} href={paths.accountLedger()}>
            {words.ledger.all}
          </a>
        </CardFoot>
      </Card>
    </section>
  );
}
