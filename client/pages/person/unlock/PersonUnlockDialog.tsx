import { type RefObject, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { unlockReportCopy as words } from '../../../../shared/copy/billing/unlock-report.ts';
import { formatDay } from '../../../../shared/copy/format/day.ts';
import { asSentence, upperFirst } from '../../../../shared/copy/format/prose.ts';
import { isEmptyReport, recordsTally } from '../../../../shared/people/count-sums.ts';
import { firstNameOf } from '../../../../shared/people/mention.ts';
import { accessUntil } from '../../../../shared/people/report-state.ts';
import { loginWays } from '../../../../shared/urls/login-ways.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { Button, ButtonLink } from '../../../ui/action/Button.tsx';
import { Spinner } from '../../../ui/loading/Spinner.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { showSnackbar } from '../../../ui/overlay/show-snackbar.ts';
import { Banner } from '../../../ui/surface/Banner.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { PersonPageCore } from '../browser-model.ts';
import { isNameHidden } from '../page-omissions.ts';
import { offerPrice } from '../person-links.ts';
import { type UnlockState, useUnlock } from './use-unlock.ts';

/** Shows the dialog until it is closed (F4-01). It is rendered beside the page, whose bundle does not contain it. */
export function openUnlockDialog(page: PersonPageCore): void {
  const root = createRoot(document.createElement('div'));
  root.render(<PersonUnlockDialog page={page} onClose={() => root.unmount()} />);
}

/**
 * Asks before a credit is used, and says how many there are (P2-103, F2-67, F9-07, F9-08). It stays open while the
 * report unlocks, with a spinner (F4-03). A failure is reported, and the button works again (F8-22). A viewer without a
 * credit after all is told where they are sold (F6-23).
 */
export function PersonUnlockDialog({ page, onClose }: { page: PersonPageCore; onClose: () => void }) {
  const personId = page.details.results.id;
  const status = useRef<HTMLSpanElement>(null);
  const main = useRef<HTMLElement>(null);
  const { state, unlock } = useUnlock(personId, (failed) => {
    if (failed === 'logged-out') {
      onClose();
      askToLogIn(page);
    } else if (status.current === null) sayFailed();
  });
  const isWorking = state === 'working';
  useEffect(() => {
    // The button lost the focus while it was disabled.
    if (state !== 'asking' && state !== 'working') main.current?.focus();
  }, [state]);
  const { title, sentences } = wordsOf(page, state);
  return (
    <Dialog
      title={title}
      onClose={() => {
        // If the browser has closed the dialog anyway, it counts as closed.
        if (!isWorking || status.current?.closest('dialog')?.open === false) onClose();
      }}
      footer={
        <>
          <Button look="quiet" disabled={isWorking} onClick={onClose}>
            {words.cancel}
          </Button>
          {state === 'empty' ? null : state === 'no-credit' ? (
            <ButtonLink
              ref={main as RefObject<HTMLAnchorElement | null>}
              look="lamp"
              href={paths.purchaseCredits({ wpId: personId })}
            >
              {words.noCredit.buy}
            </ButtonLink>
          ) : (
            <Button ref={main as RefObject<HTMLButtonElement | null>} look="lamp" disabled={isWorking} onClick={unlock}>
              {isWorking ? <Spinner label="" /> : null}
              {words.use}
            </Button>
          )}
        </>
      }
    >
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {state === 'failed' ? <Banner tone="error">{words.failed}</Banner> : null}
      <VisuallyHidden>
        <span ref={status} role="status">
          {isWorking ? words.unlocking : ''}
        </span>
      </VisuallyHidden>
    </Dialog>
  );
}

/** 'Use 1 of 3 credits', what it opens and for how long, and when the next credit expires (F9-07, F9-08). */
function wordsOf(page: PersonPageCore, state: UnlockState) {
  const { userInfo, results } = page.details;
  if (state === 'no-credit') {
    const { title, text, premium } = words.noCredit;
    const price = offerPrice(page, 'background');
    return {
      title,
      sentences: price === null ? [text, premium] : [text, asSentence(upperFirst(price.whole)), premium],
    };
  }
  if (state === 'empty')
    return {
      title: words.empty.title,
      sentences: [words.empty.text(isNameHidden(page) ? null : results.name.fullName)],
    };
  const { backgroundCredits: credits, creditsExpireAt } = userInfo;
  const name = isNameHidden(page) ? null : firstNameOf(results);
  const sentences = [words.what(name, tallyOf(page)), words.openUntil(formatDay(accessUntil(Date.now())))];
  if (creditsExpireAt !== null) sentences.push(words.left(credits, formatDay(creditsExpireAt)));
  return { title: words.title(credits), sentences };
}

/** How many records the report has, by group; null if the counts are not final or zero. */
function tallyOf({ counts }: PersonPageCore) {
  if (counts === null || typeof counts === 'string' || isEmptyReport(counts)) return null;
  return recordsTally(counts);
}

/** The session has ended: the log-in leads to the page that asks the same (F6-20). */
function askToLogIn({ details: { results, userInfo } }: PersonPageCore): void {
  const redirect = paths.unlockReport({ wpId: results.id });
  import('../../../account/open-login-dialog.tsx').then(
    ({ openLoginDialog }) =>
      openLoginDialog({
        text: words.logIn,
        redirect,
        ways: loginWays({ redirect }),
        email: userInfo.primaryEmail ?? '',
        upsell: null,
      }),
    () => location.assign(paths.login({ redirect })),
  );
}

/** For a viewer who has closed the dialog meanwhile. */
function sayFailed(): void {
  showSnackbar({ text: words.failed, style: 'error' });
}
