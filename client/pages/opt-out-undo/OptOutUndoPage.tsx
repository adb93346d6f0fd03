import { removalReceiptCopy, optOutUndoCopy as words } from '../../../shared/copy/removal/removal-receipt.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { FormCard } from '../../account/FormCard.tsx';
import { RemovalLink, UsedRemovalLink } from '../../removal/RemovalLink.tsx';
import { RemovalReceipt } from '../../removal/RemovalReceipt.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import type { OptOutUndoPageModel } from './opt-out-undo-model.ts';

/** Takes a removal back by the link of an email, and then shows its receipt. */
export function OptOutUndoPage({ page: { view }, site }: { page: OptOutUndoPageModel; site: SiteModel }) {
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

function Content({ view }: { view: Exclude<OptOutUndoPageModel['view'], { state: 'receipt' }> }) {
  switch (view.state) {
    case 'open':
      return <RemovalLink action={paths.optOutUndo()} words={words.open} view={view} />;
    case 'done':
      return <UsedRemovalLink action={paths.optOutUndo()} words={words.done} view={view} />;
    case 'over':
      return (
        <>
          <h1>{words.over.title}</h1>
          <p>{view.isCut ? words.over.cut : words.over.text}</p>
          <p>
            <ButtonLink href={paths.home()}>{words.over.home}</ButtonLink>
          </p>
        </>
      );
  }
}
