import { cancelPlanCopy as words } from '../../../shared/copy/billing/cancel-plan.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountCard } from '../../account/AccountCard.tsx';
import { CancelPlanText, cancelTitle, submitText } from '../../billing/CancelPlanDialog.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import styles from './CancelPlanPage.module.css';
import type { CancelPlanPageModel } from './cancel-plan-model.ts';

/** Asks once, without JavaScript: both buttons look alike. */
export function CancelPlanPage({ page: { plan, error }, site }: { page: CancelPlanPageModel; site: SiteModel }) {
  return (
    <AccountCard site={site}>
      <div className={styles.question}>
        <h1>{cancelTitle(plan)}</h1>
        {error === null ? null : <Banner tone="error">{error}</Banner>}
        <CancelPlanText plan={plan} />
        <form className={styles.buttons} method="post" action={paths.cancelPlan()}>
          <ButtonLink href={paths.managePlan()}>{words.keep(plan.productName)}</ButtonLink>
          <Button type="submit">{submitText(plan)}</Button>
        </form>
      </div>
    </AccountCard>
  );
}
