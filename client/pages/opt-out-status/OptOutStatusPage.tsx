import { removalReceiptCopy as words } from '../../../shared/copy/removal/removal-receipt.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { ReceiptNote, RemovalReceipt } from '../../removal/RemovalReceipt.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import type { OptOutStatusPageModel } from './opt-out-status-model.ts';

/** How far a removal is, and the form that takes it back. */
export function OptOutStatusPage({ page, site }: { page: OptOutStatusPageModel; site: SiteModel }) {
  return (
    <RemovalReceipt receipt={page.receipt} title={words.pageTitle} site={site} isOwnPage undo={<Undo page={page} />} />
  );
}

function Undo({ page: { receipt, asked } }: { page: OptOutStatusPageModel }) {
  const { status, reference } = receipt;
  const isStanding = status === 'done' || status === 'being done';
  if (!isStanding && asked === null) return null;
  return (
    <ReceiptNote title={words.undo.title}>
      {asked === null ? null : <Banner tone={asked.isSent ? 'ok' : 'error'}>{asked.text}</Banner>}
      {isStanding && asked?.isSent !== true ? (
        <>
          <p>{words.undo.text}</p>
          <form method="post" action={paths.optOutStatus({ reference })}>
            <Button type="submit">{words.undo.submit}</Button>
          </form>
        </>
      ) : null}
    </ReceiptNote>
  );
}
