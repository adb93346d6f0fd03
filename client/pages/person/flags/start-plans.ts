import type { EventProperties } from '../../../../shared/events/catalogue.ts';
import { logError } from '../../../api/log.ts';
import type { PersonBrowserModel } from '../browser-model.ts';
import { openDialogs } from '../dialog-links.ts';
import { opensByItself } from './opens-by-itself.ts';

/** How long the browser remembers that the offer was seen, in seconds: a year. */
const SEEN_SECONDS = 31_536_000;

/**
 * What a page does about the viewer's plan: offers of an upgrade open its dialog (P4-047), an address opens one of the
 * two dialogs (P2-060, P2-061), and the upgrade opens once by itself (P4-048). If a dialog does
 * not load, a click follows its link to a page that does the same.
 */
export function startPlans(page: PersonBrowserModel): void {
  const { flags } = page;
  if (!page.isUpgradeBlocked)
    openDialogs('a[data-upgrade]', (link) =>
      open(page, link.dataset.upgrade ?? '', 'offer').catch(() => location.assign(link.href)),
    );
  if (flags.showsBadPayment) {
    import('../../../plans/open-bad-payment.tsx').then(
      ({ openBadPayment }) => openBadPayment(),
      () => {},
    );
  } else if (flags.upgrade !== null && !page.isUpgradeBlocked) {
    open(page, flags.upgrade, 'address').catch(() => {});
  } else if (opensByItself(page, document.cookie)) {
    open(page, 'default', 'visit').then(rememberSeen, () => {});
  }
}

/** Rejects only if the dialog does not load. */
async function open(
  { details }: PersonBrowserModel,
  type: string,
  from: EventProperties<'upgrade_opened'>['from'],
): Promise<void> {
  const { openUpgrade } = await import('../../../plans/open-upgrade.tsx');
  try {
    openUpgrade(type, details.results.id, from);
  } catch (error) {
    logError('one-click-upgrade', error);
  }
}

/** P4-051 */
function rememberSeen(): void {
  const isSecure = location.protocol === 'https:';
  const name = isSecure ? '__Host-seen_upgrade' : 'seen_upgrade';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `${name}=1; Path=/; Max-Age=${SEEN_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
