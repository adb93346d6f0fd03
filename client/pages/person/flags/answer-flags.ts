import { whenShown } from '../../../ui/loading/when-reader-acts.ts';
import { showSnackbar } from '../../../ui/overlay/show-snackbar.ts';
import type { PersonBrowserModel } from '../browser-model.ts';
import { askLogInText } from '../header/lack-texts.ts';
import type { PersonToggles } from '../header/person-toggles.ts';
import type { PriceLink } from '../person-links.ts';
import type { LogInReason } from '../person-model.ts';
import { decideFlags } from './decide-flags.ts';

interface FlaggedPage {
  readonly page: PersonBrowserModel;
  /** the page's own, flags included */
  readonly path: string;
  readonly maySave: boolean;
  /** opens the dialog that any button on the page may open */
  readonly lack: PersonToggles['lack'];
  /** where Premium is sold */
  readonly premium: PriceLink;
}

/**
 * What the flags in the address lead to once somebody looks at the page: one message about what they did (P2-041,
 * P2-043, P2-049), the dialog about a missing lookup, or the log-in dialog (P2-051, P4-061).
 */
export function answerFlags(flagged: FlaggedPage): void {
  whenShown(() => answer(flagged));
}

function answer(flagged: FlaggedPage): void {
  const { page, path, maySave, lack } = flagged;
  const { said, lacksLookup } = decideFlags(page, path, maySave);
  if (said.length > 0)
    showSnackbar({
      text: said.map(({ text }) => text).join(' '),
      style: said.every(({ isDone }) => isDone) ? 'success' : 'error',
    });
  if (lacksLookup) lack.set('lookup');
  // If the dialog cannot be loaded, the notice above the name still leads to the log-in.
  if (page.asksToLogIn !== null) openLogin(flagged, page.asksToLogIn).catch(() => {});
}

/**
 * Fills in the email address the message was sent to, and the way back. Offers Premium if there is something to sell,
 * but not for monitoring, which needs no plan.
 */
async function openLogin({ page, path, premium }: FlaggedPage, reason: LogInReason): Promise<void> {
  const { openLoginDialog } = await import('../../../account/open-login-dialog.tsx');
  openLoginDialog(
    {
      text: askLogInText(page.details.results, reason),
      redirect: path,
      email: page.flags.email ?? '',
      upsell: reason !== 'plan' || page.isNameOnly ? null : premium,
    },
    () => document.querySelector('#person-top [role=status] a'),
  );
}
