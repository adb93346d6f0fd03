import { removalReceiptCopy, optOutConfirmCopy as words } from '../../../shared/copy/removal/removal-receipt.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { FormCard } from '../../account/FormCard.tsx';
import { RemovalLink, UsedRemovalLink } from '../../removal/RemovalLink.tsx';
import { RemovalReceipt } from '../../removal/RemovalReceipt.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import type { OptOutConfirmPageModel } from './opt-out-confirm-model.ts';

/** Confirms a removal by the link of an email, and then shows its receipt. */
export function OptOutConfirmPage({ page: { view }, site }: { page: OptOutConfirmPageModel; site: SiteModel }) {
  if (view.state === 'receipt') {
    const { receipt } = view;
    return <RemovalReceipt receipt={receipt} title={removalReceiptCopy.titles[receipt.status]} site={site} />;
  }
  return (
    <FormCard site={site}>
      <Content view={view} />
    </FormCard>
  );
}

function Content({ view }: { view: Exclude<OptOutConfirmPageModel['view'], { state: 'receipt' }> }) {
  switch (view.state) {
    case 'open': {
      const submit = words.open.submit[view.what.includes('page') ? 'page' : 'parts'];
      return <RemovalLink action={paths.optOutConfirm()} words={{ ...words.open, submit }} view={view} />;
    }
    case 'done':
      return <UsedRemovalLink action={paths.optOutConfirm()} words={words.done} view={view} />;
    case 'over':
      return (
        <>
          <h1>{words.over.title}</h1>
          <p>{view.isCut ? words.over.cut : words.over.text}</p>
          <p>
            <ButtonLink href={paths.optOut()}>{words.over.again}</ButtonLink>
          </p>
        </>
      );
  }
}
