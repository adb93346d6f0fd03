import type { AdSize } from '../../shared/ads/ad-frames.ts';
import { adLabels } from '../../shared/copy/ads/ad-labels.ts';
import { AD_LINES } from '../../shared/copy/ads/ad-lines.ts';
import lamp from '../ui/action/LampLink.module.css';
import { SideNote } from '../ui/surface/SideNote.tsx';
import styles from './AdBox.module.css';

const CLASSES: { readonly [S in AdSize]: string | undefined } = {
  '728x90': styles.banner,
  '300x250': styles.rectangle,
  '300x600': styles.halfPage,
  '160x600': styles.skyscraper,
};

/**
 * An ad slot, shown only if it fits completely: the banner from 768 px (P9-056), the rail's from 1,024 px (P9-055). It
 * has a line of ours, and keeps its size whether or not an ad covers that (fill-ads.ts), so nothing around it moves; the
 * parent decides who sees it.
 */
export function AdBox({ size }: { size: AdSize }) {
  const { title, text, link, href } = AD_LINES[size];
  return (
    <div className={`${styles.ad} ${CLASSES[size]}`} data-ad="" data-ad-size={size}>
      <small className={lamp.price}>{adLabels.own}</small>
      <div>
        <SideNote title={title} text="">
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}{' '}
          <p>
            <a href={href}>{link}</a>
          </p>
        </SideNote>
      </div>
    </div>
  );
}
