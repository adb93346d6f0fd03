import { canSave } from '../../../../shared/people/plan-features.ts';
import { loginWays } from '../../../../shared/urls/login-ways.ts';
import { showSnackbar } from '../../../ui/overlay/show-snackbar.ts';
import type { PersonBrowserModel } from '../browser-model.ts';
import { askLogInText } from '../header/lack-texts.ts';
import { openLookup, personToggles } from '../header/person-toggles.ts';
import { isOffered, offerLink, offerPrice } from '../person-links.ts';
import type { LogInReason } from '../person-model.ts';
import { decideFlags } from './decide-flags.ts';

/**
 * What the flags in the address lead to: one message about what they did (P2-041,
 * P2-043, P2-049), the dialog about a missing lookup, or the log-in dialog (P2-051, P4-061).
 *
 * @param path the page's own, flags included
 */
export function answerFlags(page: PersonBrowserModel, path: string): void {
  const { said, lacksLookup } = decideFlags(page, path, canSave(page.details));
  if (said.length > 0)
    showSnackbar({
      text: said.map(({ text }) => text).join(' '),
      style: said.every(({ isDone }) => isDone) ? 'success' : 'error',
    });
  if (lacksLookup) openLookup(page);
  // If the dialog cannot be loaded, the notice above the name still leads to the log-in.
  if (page.asksToLogIn === 'monitor') openMonitor(page).catch(() => {});
  else if (page.asksToLogIn !== null) openLogin(page, path, page.asksToLogIn).catch(() => {});
}

/** A reader without an account can monitor, too (P4-011); whoever has one logs in there. */
async function openMonitor(page: PersonBrowserModel): Promise<void> {
  const { openMonitorDialog } = await import('../monitor/open-monitor.tsx');
  openMonitorDialog(page, personToggles(page).monitor, page.flags.email ?? '');
}

/**
 * Fills in the email address the message was sent to, and the way back. Offers Premium if there is something to sell,
 * but not for monitoring, which needs no plan.
 */
async function openLogin(page: PersonBrowserModel, path: string, reason: LogInReason): Promise<void> {
  const { openLoginDialog } = await import('../../../account/open-login-dialog.tsx');
  openLoginDialog(
    {
      text: askLogInText(page.details.results, reason),
      redirect: path,
      ways: loginWays({ redirect: path }),
      email: page.flags.email ?? '',
      upsell:
        reason !== 'plan' || page.isNameOnly || !isOffered(page, 'premium')
          ? null
          : { ...offerLink(page, 'header', 'premium'), price: offerPrice(page, 'premium')?.whole ?? null },
    },
    () => document.querySelector('#person-top [role=status] a'),
  );
}
