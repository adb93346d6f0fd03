import { type RefObject, useEffect, useId, useRef } from 'react';
import { upgradeCopy as words } from '../../shared/copy/billing/upgrade.ts';
import { PURPOSES } from '../../shared/forms/checkout-values.ts';
import { chargeOf } from '../../shared/plans/decide-upgrade.ts';
import { withReceipt } from '../../shared/urls/paid-pages.ts';
import { paths } from '../../shared/urls/paths.ts';
import { track } from '../analytics/track.ts';
import { Button, ButtonLink } from '../ui/action/Button.tsx';
import { Spinner } from '../ui/loading/Spinner.tsx';
import { Dialog, type DialogSize } from '../ui/overlay/Dialog.tsx';
import { Banner } from '../ui/surface/Banner.tsx';
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx';
import type { UpgradeProblem } from './send-upgrade.ts';
import { UpgradeConsent } from './UpgradeConsent.tsx';
import { UpgradeHolds, UpgradeTerms } from './UpgradeTerms.tsx';
import { titleOfUpgrade, type UpgradePlace, upgradeReason, upgradeWay } from './upgrade-way.ts';
import { useUpgrade } from './use-upgrade.ts';

export interface UpgradeDialogProps {
  readonly place: UpgradePlace & { readonly wpId: string };
  /** the person's page, where the reader comes back to once it is paid */
  readonly personPath: string;
  readonly size: DialogSize;
  /** whether a press asked for it; otherwise it waits for its content, so that it does not grow under a reader's eyes */
  readonly isAsked: boolean;
  readonly onClose: () => void;
}

/**
 * The one-click upgrade (P2-104): what the plan holds, what it costs today and when it renews; then its button pays with
 * the method on file, and the page is shown again with what was bought. It stays open while that is under way. A failure
 * says what was charged: nothing.
 */
export function UpgradeDialog({ place, personPath, size, isAsked, onClose }: UpgradeDialogProps) {
  const formId = useId();
  const button = useRef<HTMLElement>(null);
  const status = useRef<HTMLSpanElement>(null);
  const { state, send, retry } = useUpgrade({ ...place, returnPath: place.backPath }, (result) => {
    if (result.kind === 'paid') {
      track('upgrade_paid', { type: place.type });
      location.assign(result.invoiceId === null ? personPath : withReceipt(personPath, result.invoiceId));
    } else if (result.kind === 'elsewhere') location.assign(result.href);
    else location.assign(paths.login({ redirect: place.backPath }));
  });
  const { step, offer, problem } = state;
  const isWorking = step === 'working';
  useEffect(() => {
    // The button lost the focus while it was disabled, or was not there yet.
    if (step === 'ready' && problem !== null) button.current?.focus();
  }, [step, problem]);
  if (step === 'opening' && !isAsked) return null;
  const way = offer === null ? null : upgradeWay(offer, place);
  const reason = offer === null ? null : upgradeReason(offer);
  const payable = offer?.kind === 'change' || offer?.kind === 'buy' ? offer : null;
  return (
    <Dialog
      title={titleOfUpgrade(place.type, offer)}
      size={size}
      onClose={() => {
        // If the browser has closed the dialog anyway, it counts as closed.
        if (!isWorking || status.current?.closest('dialog')?.open === false) onClose();
      }}
      footer={
        <>
          <Button look="quiet" disabled={isWorking} onClick={onClose}>
            {offer?.kind === 'change' ? words.keep : words.notNow}
          </Button>
          {step === 'ready' && offer === null ? (
            <Button ref={button as RefObject<HTMLButtonElement | null>} look="pine" onClick={retry}>
              {words.again}
            </Button>
          ) : null}
          {way === null ? null : (
            <ButtonLink ref={button as RefObject<HTMLAnchorElement | null>} look={way.look} href={way.href}>
              {way.text}
            </ButtonLink>
          )}
          {payable === null ? null : (
            <Button
              ref={button as RefObject<HTMLButtonElement | null>}
              look="lamp"
              type="submit"
              form={formId}
              disabled={isWorking}
            >
              {isWorking ? <Spinner label="" /> : null}
              {payable.kind === 'change' ? words.pay(chargeOf(payable).charge) : words.buy(chargeOf(payable).charge)}
            </Button>
          )}
        </>
      }
    >
      {problem === null ? null : <Problem problem={problem} anotherCard={payable === null ? null : place.backPath} />}
      {reason === null ? (
        <UpgradeHolds
          type={place.type}
          credits={offer !== null && 'product' in offer ? offer.product.backgroundCredits : 0}
        />
      ) : (
        <p>{reason}</p>
      )}
      {step === 'opening' || step === 'loading' ? <Spinner label={words.loading} /> : null}
      {offer?.kind === 'checkout' || offer?.kind === 'change' || offer?.kind === 'buy' ? (
        <UpgradeTerms offer={offer} now={Date.now()} />
      ) : null}
      {payable === null ? null : (
        <form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault();
            // The browser has checked the boxes already.
            const sent = new FormData(event.currentTarget).get('purpose');
            const purpose = PURPOSES.find((one) => one === sent);
            if (purpose !== undefined) void send(purpose);
          }}
        >
          <UpgradeConsent offer={payable} />
        </form>
      )}
      <VisuallyHidden>
        <span ref={status} role="status">
          {isWorking ? words.working : ''}
        </span>
      </VisuallyHidden>
    </Dialog>
  );
}

function Problem({ problem, anotherCard }: { problem: UpgradeProblem; anotherCard: string | null }) {
  return (
    <Banner tone="error">
      <b>{problem.title}</b> {problem.text}{' '}
      {anotherCard === null ? null : <a href={paths.paymentMethod({ from: anotherCard })}>{words.anotherCard}</a>}
    </Banner>
  );
}
