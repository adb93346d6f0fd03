import type { Plan } from '../../shared/contract/plans.ts';
import { planCardCopy as words } from '../../shared/copy/billing/manage-plan.ts';
import { payerName } from '../../shared/copy/billing/payment-method.ts';
import { priceText } from '../../shared/copy/billing/renewal.ts';
import { formatDay } from '../../shared/copy/format/day.ts';
import { planStateOf } from '../../shared/plans/plan-state.ts';
import { paths } from '../../shared/urls/paths.ts';
import { ButtonLink } from '../ui/action/Button.tsx';
import { Card, CardBody, CardFoot } from '../ui/surface/Card.tsx';
import { CancelPlanDialog, CancelPlanLink } from './CancelPlanDialog.tsx';
import styles from './PlanCard.module.css';
import { PlanMeter, PlanPeople } from './PlanPeople.tsx';
import type { PlanCardModel } from './plan-card-model.ts';

/** The id of the form that keeps a plan that was to end or change, on the plan's page. */
export const KEEP_ID = 'keep-plan';

/**
 * A plan: its price, what is left of it, the next charge, and how to change, pay and cancel it. Every plan
 * that is not over can be canceled from here in two clicks.
 */
export function PlanCard({ card, isOverview = false }: { card: PlanCardModel; isOverview?: boolean }) {
  const { plan } = card;
  return (
    <section aria-labelledby="plan-card">
      <Card>
        {plan === null ? <NoPlanOfOwn card={card} /> : <OwnPlan card={card} plan={plan} isOverview={isOverview} />}
      </Card>
      {plan === null ? null : <CancelPlanDialog plan={plan} />}
    </section>
  );
}

function OwnPlan({ card, plan, isOverview }: { card: PlanCardModel; plan: Plan; isOverview: boolean }) {
  const { productName, price, period } = plan;
  const isEnded = planStateOf(plan) === 'ended';
  const isPaidFor = planStateOf(plan) !== 'overdue' && !isEnded;
  const payer = card.paidWith === null ? words.nothingOnFile : payerName(card.paidWith);
  return (
    <>
      <CardBody>
        <div className={styles.inside}>
          <div className={styles.top}>
            <div>
              <h2 id="plan-card">{productName}</h2>
              <p className={styles.line}>
                {isEnded ? priceText(price, period) : `${priceText(price, period)} · ${payer}`}
              </p>
            </div>
            {isPaidFor ? <PlanPeople people={card.people} /> : null}
          </div>
          {isPaidFor ? <PlanMeter people={card.people} /> : null}
        </div>
      </CardBody>
      <CardFoot>
        <p>{nextText(plan)}</p>
        <div className={styles.actions}>
          <PlanActions card={card} plan={plan} isOverview={isOverview} />
        </div>
      </CardFoot>
    </>
  );
}

/** What is charged next, or when it ends. */
function nextText(plan: Plan): string {
  const { renewal, paidUntil, next, endsAt } = plan;
  switch (planStateOf(plan)) {
    case 'renewing':
      if (next !== null) return words.changes(next.productName, next.price, next.period, formatDay(next.from));
      return renewal === null ? '' : words.nextCharge(renewal.price, formatDay(renewal.at));
    case 'ending':
      return words.ends(formatDay(paidUntil));
    case 'overdue':
      return endsAt === null ? words.overdueSoon : words.overdue(formatDay(endsAt));
    case 'ended':
      return words.ended(formatDay(paidUntil));
  }
}

function PlanActions({ card, plan, isOverview }: { card: PlanCardModel; plan: Plan; isOverview: boolean }) {
  const isGuest = card.scope === 'purchase';
  const keepHref = `${isOverview ? paths.managePlan() : ''}#${KEEP_ID}`;
  switch (planStateOf(plan)) {
    case 'renewing':
      return (
        <>
          {isGuest || plan.next === null ? null : (
            <ButtonLink size="small" href={keepHref}>
              {words.keepOld(plan.productName)}
            </ButtonLink>
          )}
          {isGuest ? null : <ChangeLinks card={card} />}
          <CancelPlanLink text={words.cancel} />
        </>
      );
    case 'ending':
      return (
        <>
          {isGuest ? null : (
            <>
              <ButtonLink size="small" look="pine" href={keepHref}>
                {words.keep}
              </ButtonLink>
              <ChangeLinks card={card} />
            </>
          )}
        </>
      );
    case 'overdue':
      return (
        <>
          <CancelPlanLink text={words.end} />
          {isGuest ? null : (
            <ButtonLink size="small" look="pine" href={card.ways.method}>
              {words.pay}
            </ButtonLink>
          )}
        </>
      );
    case 'ended':
      return (
        <ButtonLink size="small" href={card.ways.pricing}>
          {words.again}
        </ButtonLink>
      );
  }
}

function ChangeLinks({ card: { paidWith, ways } }: { card: PlanCardModel }) {
  const isCard = paidWith === null || 'cardType' in paidWith;
  return (
    <>
      <ButtonLink size="small" href={ways.change}>
        {words.change}
      </ButtonLink>
      <ButtonLink size="small" href={ways.method}>
        {isCard ? words.card : words.method}
      </ButtonLink>
    </>
  );
}

/** Somebody else's plan, one that is not paid for here, or none. */
function NoPlanOfOwn({ card: { shared, people, elsewhere, ways } }: { card: PlanCardModel }) {
  const name = shared?.productName ?? elsewhere;
  if (name === null)
    return (
      <>
        <CardBody>
          <div className={styles.inside}>
            <h2 id="plan-card">{words.none}</h2>
            <p>{words.noneText}</p>
          </div>
        </CardBody>
        <CardFoot>
          <ButtonLink size="small" href={ways.pricing}>
            {words.pricing}
          </ButtonLink>
        </CardFoot>
      </>
    );
  return (
    <>
      <CardBody>
        <div className={styles.inside}>
          <div className={styles.top}>
            <div>
              <h2 id="plan-card">{words.names[name] ?? name}</h2>
              <p className={styles.line}>{shared === null ? words.elsewhere : sharedText(shared)}</p>
            </div>
            <PlanPeople people={people} />
          </div>
          <PlanMeter people={people} />
        </div>
      </CardBody>
      {shared === null ? null : (
        <CardFoot>
          <a className={styles.way} href={paths.family()}>
            {words.toFamily}
          </a>
        </CardFoot>
      )}
    </>
  );
}

function sharedText({ from }: NonNullable<PlanCardModel['shared']>): string {
  return from === null ? words.shared : words.sharedBy(from);
}
