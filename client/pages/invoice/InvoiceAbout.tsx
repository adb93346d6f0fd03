import type { Invoice } from '../../../shared/contract/billing.ts';
import { billingCopy } from '../../../shared/copy/billing/billing.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { boughtName } from '../../billing/bought-subject.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import styles from './InvoicePage.module.css';

const { about: words } = billingCopy.invoice;

/**
 * Whom or what the receipt is about, for how long it says so, and a form to change that. Nothing for a receipt that is
 * about neither, or from an origin that does not let the buyer choose.
 */
export function InvoiceAbout({ invoice: { id, about, keepsAbout } }: { invoice: Invoice }) {
  if (about === null || keepsAbout === undefined) return null;
  return (
    <Card>
      <CardBody>
        <form method="post" action={paths.invoice({ invoiceId: id })} className={styles.about}>
          <p>
            <b>{words.title(boughtName(about))}</b>
          </p>
          <p>{keepsAbout ? words.stays : words.goes}</p>
          <Button type="submit" name="about" value={keepsAbout ? 'let-go' : 'keep'}>
            {keepsAbout ? words.letGo : words.keep}
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}
