import { checkoutPlanCopy } from '../../../shared/copy/billing/checkout-plan.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { Card, CardBody, CardFoot } from '../../ui/surface/Card.tsx';
import { backOf } from './back-of.ts';
import styles from './CheckoutPlan.module.css';
import type { CheckoutPlanPageModel, CheckoutReason, HeldPlan } from './checkout-plan-model.ts';

const words = checkoutPlanCopy.held;

/** Instead of a form: the plan that the viewer has or shares, where to change it, and the way back. Static. */
export function CheckoutHeldPlan({
  held,
  problem,
  why,
}: {
  held: HeldPlan;
  problem: CheckoutPlanPageModel['heldProblem'];
  why: CheckoutReason;
}) {
  const isOwn = held.kind === 'own';
  const back = backOf(why);
  return (
    <Card>
      <CardBody>
        <div className={styles.held}>
          {problem === null ? null : (
            <Banner tone="error">
              <b>{problem}</b>
            </Banner>
          )}
          <h2>{isOwn ? words.title(held.productName) : words.shared(held.productName)}</h2>
          <p>{isOwn ? `${stateText(held.state)} ${words.once}` : words.sharedText}</p>
        </div>
      </CardBody>
      <CardFoot>
        <div className={styles.actions}>
          <ButtonLink look="pine" href={isOwn ? held.changeHref : paths.family()}>
            {isOwn ? (held.state.kind === 'overdue' ? words.manage : words.change) : words.family}
          </ButtonLink>
          {back === null ? null : <ButtonLink href={back.href}>{words.back}</ButtonLink>}
        </div>
      </CardFoot>
    </Card>
  );
}

function stateText(state: Extract<HeldPlan, { kind: 'own' }>['state']): string {
  switch (state.kind) {
    case 'renews':
      return words.renews(state.at, state.price);
    case 'ends':
      return words.ends(state.at);
    case 'overdue':
      return words.overdue(state.at);
  }
}
