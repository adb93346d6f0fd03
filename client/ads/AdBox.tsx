import { siteCopy } from '../../shared/copy/site/site.ts';
import type { PersonPageModel } from '../pages/person/person-model.ts';
import styles from './AdBox.module.css';

/** Width by height in pixels: the rail has three (P9-055), the banner is below the relatives (P9-056). */
const CLASSES = {
  '728x90': styles.banner,
  '300x250': styles.rectangle,
  '300x600': styles.halfPage,
  '160x600': styles.skyscraper,
} as const;

export type AdSize = keyof typeof CLASSES;

/**
 * An ad slot, shown only if it fits completely: the banner from 768 px, the rail's from 1,024 px. It keeps its size, filled
 * or not, so nothing around it moves; the parent decides who sees it.
 */
export function AdBox({ size }: { size: AdSize }) {
  return (
    <div className={`${styles.ad} ${CLASSES[size]}`} data-ad="" data-ad-size={size}>
      <span>{siteCopy.advertisement}</span>
      <div />
    </div>
  );
}

/** Subscribers see no ads, even when their lookups are used up. */
const SUBSCRIBERS = new Set<string | null>(['paid', 'fam', 'smb']);

/** Whether the page has ad slots: only for human visitors who read for free. */
export function seesAds({ details, isBot }: PersonPageModel): boolean {
  return !isBot && details.entitlement === 'free' && !SUBSCRIBERS.has(details.userInfo.userType);
}
