import { siteCopy } from '../../shared/copy/site/site.ts';
import type { PersonPageModel } from '../pages/person/person-model.ts';
import styles from './AdBox.module.css';

/** Width by height in pixels, by the place: the rail has three (P9-055), the banner stands behind the relatives (P9-056). */
const CLASSES = {
  '728x90': styles.banner,
  '300x250': styles.rectangle,
  '300x600': styles.halfPage,
  '160x600': styles.skyscraper,
} as const;

export type AdSize = keyof typeof CLASSES;

/**
 * The place of an advertisement, shown where it fits whole: the banner from 768 px on, those of the rail from 1,024 px
 * on. It keeps its size, filled or not, so that nothing around it moves; whoever places it decides who sees it.
 */
export function AdBox({ size }: { size: AdSize }) {
  return (
    <div className={`${styles.ad} ${CLASSES[size]}`} data-ad-size={size}>
      <span>{siteCopy.advertisement}</span>
      <div />
    </div>
  );
}

/** Who pays by the month reads without advertisements, also once the lookups are used up. */
const SUBSCRIBERS = new Set<string | null>(['paid', 'fam', 'smb']);

/** Whether the page keeps boxes for advertisements: only for people, and only for those who read for free. */
export function seesAds({ details, isBot }: PersonPageModel): boolean {
  return !isBot && details.entitlement === 'free' && !SUBSCRIBERS.has(details.userInfo.userType);
}
