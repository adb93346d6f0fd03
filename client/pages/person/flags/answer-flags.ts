import { isNameOnly } from '../../../../shared/people/name-only.ts';
import { whenShown } from '../../../ui/loading/when-shown.ts';
import { showSnackbar } from '../../../ui/overlay/show-snackbar.ts';
import type { LogInReason, PersonPageModel } from '../../page-model.ts';
import { askLogInText } from '../header/lack-texts.ts';
import type { PersonToggles } from '../header/person-toggles.ts';
import type { PriceLink } from '../person-links.ts';
import { decideFlags } from './decide-flags.ts';

interface FlaggedPage {
  readonly page: PersonPageModel;
  /** its own, flags and all */
  readonly path: string;
  readonly maySave: boolean;
  /** opens the dialog that any button of the page may open */
  readonly lack: PersonToggles['lack'];
  /** where Premium is sold */
  readonly premium: PriceLink;
}

/**
 * What the flags of the address lead to once somebody looks at the page: one message about what they did (P2-041, P2-043,
 * P2-049), the dialog about a lookup that saving lacks, or the one to log in (P2-051, P4-061).
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
  // Where the dialog cannot be fetched the notice above the name leads to the log-in.
  if (page.asksToLogIn !== null) openLogin(flagged, page.asksToLogIn).catch(() => {});
}

/**
 * With the mail address of who was written to and the way back; with Premium beside it where there is something to sell,
 * but for monitoring, which takes no plan.
 */
async function openLogin({ page, path, premium }: FlaggedPage, reason: LogInReason): Promise<void> {
  const { openLoginDialog } = await import('../../../account/open-login-dialog.tsx');
  openLoginDialog(
    {
      text: askLogInText(page.details.results, reason),
      redirect: path,
      email: page.flags.email ?? '',
      upsell: reason !== 'plan' || isNameOnly(page.details.results) ? null : premium,
    },
    () => document.querySelector('#person-top [role=status] a'),
  );
}
