import { createRoot } from 'react-dom/client';
import type { EventProperties } from '../../shared/events/catalogue.ts';
import { upgradeTypeOf } from '../../shared/plans/upgrade-types.ts';
import { withoutPlanFlags, withUpgrade } from '../../shared/urls/builders/plan-flag-paths.ts';
import { removeAds } from '../ads/remove-ads.ts';
import { track } from '../analytics/track.ts';
import { forgetPlanFlags, pagePath } from './page-path.ts';
import { UpgradeDialog } from './UpgradeDialog.tsx';

/** Where the slider ends and the dialog begins, as in the style sheets. */
const PHONE = '(max-width: 767px)';

let isOpen = false;

/**
 * Opens the one-click upgrade: on phones it slides up from below, on a desktop it is a dialog (P2-104). The page's ads
 * are removed first (P4-052).
 *
 * @param name the funnel, as in the registry or in upgradeType
 * @param wpId whose page this is
 * @throws Error 'Unknown OneClickUpgradeType' for any other funnel (P4-054, P8-021)
 */
export function openUpgrade(name: string, wpId: string, from: EventProperties<'upgrade_opened'>['from']): void {
  const type = upgradeTypeOf(name);
  if (isOpen) return;
  isOpen = true;
  removeAds();
  track('upgrade_opened', { type, from });
  const personPath = withoutPlanFlags(pagePath());
  // A dialog is placed at the end of the document, wherever it is rendered.
  const root = createRoot(document.createElement('div'));
  const close = () => {
    root.unmount();
    isOpen = false;
    forgetPlanFlags();
  };
  root.render(
    <UpgradeDialog
      place={{ type, wpId, backPath: withUpgrade(personPath, type) }}
      personPath={personPath}
      isAsked={from === 'offer'}
      size={matchMedia(PHONE).matches ? 'ScreenFitHeight' : 'Default'}
      onClose={close}
    />,
  );
}
