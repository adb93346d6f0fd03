import { changePlanCopy as words } from '../../../shared/copy/billing/change-plan.ts';
import { priceText } from '../../../shared/copy/billing/renewal.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { AccountLayout } from '../../account/AccountLayout.tsx';
import { AccountParts, AccountTitle } from '../../account/AccountPart.tsx';
import { CheckoutProblemBanner } from '../../checkout/CheckoutProblemBanner.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Card, EmptyState } from '../../ui/surface/Card.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import { CHANGE_FORM_ID, ChangePlanAgreement } from './ChangePlanAgreement.tsx';
import styles from './ChangePlanPage.module.css';
import type { ChangeOption, ChangePlanPageModel } from './change-plan-model.ts';

/** Every other plan, with what changing to it costs today; below them, the form of the one that was picked. */
export function ChangePlanPage({ page, site }: { page: ChangePlanPageModel; site: SiteModel }) {
  const { plan, options, form, problem, backHref } = page;
  return (
    <AccountLayout site={site} current="plan" isOfList>
      <AccountTitle title={words.title}>{words.lede(plan.productName, plan.price, plan.period)}</AccountTitle>
      <AccountParts>
        <CheckoutProblemBanner problem={problem} />
        <nav aria-label={words.legend}>
          <Card>
            {options.length === 0 ? (
              <EmptyState icon="info">
                <p>{words.none}</p>
                <ButtonLink href={backHref}>{words.back}</ButtonLink>
              </EmptyState>
            ) : (
              <ul className={styles.options}>
                {options.map((option) => (
                  <OptionLine
                    key={option.productId}
                    option={option}
                    isPicked={option.productId === form?.picked.productId}
                  />
                ))}
              </ul>
            )}
          </Card>
        </nav>
        {form === null ? null : <ChangePlanAgreement page={page} form={form} />}
      </AccountParts>
    </AccountLayout>
  );
}

function OptionLine({ option, isPicked }: { option: ChangeOption; isPicked: boolean }) {
  const { name, price, period, note, change, href } = option;
  return (
    <li>
      <a className={styles.option} href={`${href}#${CHANGE_FORM_ID}`} aria-current={isPicked ? 'true' : undefined}>
        <span className={styles.name}>
          {isPicked ? <Icon name="check" size={16} /> : null}
          {name}
        </span>
        <span className={styles.price}>{priceText(price, period)}</span>
        <span className={styles.note}>{note}</span>
        <span className={styles.when}>
          {change.when === 'now' ? words.now(change.charge, change.refund) : words.later(formatDay(change.from))}
        </span>
      </a>
    </li>
  );
}
