import { badPaymentCopy } from '../../../shared/copy/billing/bad-payment.ts';
import { expiryText, payerName, paymentMethodCopy as words } from '../../../shared/copy/billing/payment-method.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountLayout } from '../../account/AccountLayout.tsx';
import { AccountPart, AccountParts, AccountTitle } from '../../account/AccountPart.tsx';
import { PaymentMethodForm } from '../../billing/PaymentMethodForm.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Chip } from '../../ui/action/Chip.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import styles from './PaymentMethodPage.module.css';
import type { OverduePayment, PaymentMethodPageModel } from './payment-method-model.ts';

/**
 * What is on file, another one instead, and off file. After a failed payment, it is the bad-payment dialog as a page: what
 * is overdue, and the form that pays it with another method.
 */
export function PaymentMethodPage({ page, site }: { page: PaymentMethodPageModel; site: SiteModel }) {
  const { onFile, overdue, form, why, backHref } = page;
  return (
    <AccountLayout site={site} current="plan" isOfList>
      <AccountTitle title={overdue === null ? words.title : words.overdue.title}>
        {overdue === null ? words.lede : badPaymentCopy.text}
      </AccountTitle>
      <AccountParts>
        <PaymentNotice notice={page.notice} />
        {why === null ? null : <Banner>{why}</Banner>}
        {overdue === null ? <MethodOnFile page={page} /> : <Overdue overdue={overdue} onFile={onFile} />}
        {form === null ? (
          <AccountPart id="payment-closed" title={words.closed.title}>
            <p>{words.closed.text}</p>
          </AccountPart>
        ) : (
          <Card>
            <CardBody>
              <PaymentMethodForm form={form} />
            </CardBody>
          </Card>
        )}
        <p>
          <a className={styles.way} href={backHref}>
            {words.back}
          </a>
        </p>
      </AccountParts>
    </AccountLayout>
  );
}

function PaymentNotice({ notice }: Pick<PaymentMethodPageModel, 'notice'>) {
  if (notice === null) return null;
  const { title, text, tone, againHref } = notice;
  return (
    <Banner tone={tone}>
      <b>{title}</b>
      {text === null ? null : <p>{text}</p>}
      {againHref === undefined ? null : (
        <p>
          <a href={againHref}>{words.notices.again}</a>
        </p>
      )}
    </Banner>
  );
}

function MethodOnFile({ page: { onFile, isNeeded, removeError, action } }: { page: PaymentMethodPageModel }) {
  if (onFile === null)
    return (
      <AccountPart id="payment-file" title={words.onFile}>
        <p>{words.none}</p>
      </AccountPart>
    );
  const expires = 'expiresAt' in onFile ? onFile.expiresAt : null;
  return (
    <AccountPart id="payment-file" title={words.onFile}>
      <div>
        <p>
          <b className={styles.strong}>{payerName(onFile)}</b>
        </p>
        {expires === null ? null : <p className={styles.small}>{words.expires(expiryText(expires))}</p>}
      </div>
      {isNeeded ? (
        <Needed removeError={removeError} />
      ) : (
        <form className={styles.remove} method="post" action={action}>
          <input type="hidden" name="action" value="remove" />
          {removeError === null ? null : <Banner tone="error">{removeError}</Banner>}
          <p className={styles.small}>{words.remove.text}</p>
          <Button type="submit" size="small">
            {words.remove.button}
          </Button>
        </form>
      )}
    </AccountPart>
  );
}

/** What to do first, in place of a button that could only be refused. */
function Needed({ removeError }: Pick<PaymentMethodPageModel, 'removeError'>) {
  return (
    <div className={styles.remove}>
      {removeError === null ? (
        <p className={styles.small}>{words.remove.renews}</p>
      ) : (
        <Banner tone="error">{removeError}</Banner>
      )}
      <p>
        <a className={styles.way} href={paths.cancelPlan()}>
          {words.remove.cancel}
        </a>
      </p>
    </div>
  );
}

function Overdue({
  overdue: { productName, price, endsAt },
  onFile,
}: {
  overdue: OverduePayment;
  onFile: PaymentMethodPageModel['onFile'];
}) {
  const { overdue: text } = words;
  return (
    <section className={styles.overdue} aria-labelledby="payment-overdue">
      <p>
        <Chip tone="warn">{badPaymentCopy.tag}</Chip>
      </p>
      <h2 id="payment-overdue">{endsAt === null ? text.endsSoon : text.ends(formatDay(endsAt))}</h2>
      <p>{text.stays}</p>
      <dl className={styles.facts}>
        {onFile === null ? null : (
          <div>
            <dt>{text.method}</dt>
            <dd>{payerName(onFile)}</dd>
          </div>
        )}
        <div>
          <dt>{text.due}</dt>
          <dd>{text.amount(price, productName)}</dd>
        </div>
      </dl>
      <p>
        <ButtonLink size="small" href={paths.cancelPlan()}>
          {text.end}
        </ButtonLink>
      </p>
    </section>
  );
}
