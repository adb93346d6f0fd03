import { useEffect, useRef } from 'react';
import type { Address } from '../../../../shared/contract/person/address.ts';
import { personMapCopy as words } from '../../../../shared/copy/person/person-map.ts';
import { placeText } from '../../../../shared/urls/location.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { Chip } from '../../../ui/action/Chip.tsx';
import { whenReaderActs } from '../../../ui/loading/when-reader-acts.ts';
import type { PersonPageModel } from '../person-model.ts';
import { placedMainAddress, positionOf } from './map-place.ts';
import styles from './PersonMap.module.css';
import type { StartedMap } from './start-map.ts';

/**
 * The map of where the person lives (F2-71). A picture of the place is there at once and without JavaScript; the map
 * itself loads once its box is visible and somebody uses the page, and is drawn over it. A vague position is not
 * interactive (P6-026). Without a position, the map says whether there is none or past ones are withheld. Bots load no
 * map. `addresses` are the page's and may change: the drawn map follows them (F4-18, F4-19).
 */
export function PersonMap({
  page,
  addresses = page.details.results.addresses,
}: {
  page: PersonPageModel;
  addresses?: readonly Address[];
}) {
  const main = placedMainAddress(addresses);
  const position = main && positionOf(main);
  const isVague = position?.beVague === true;
  const isWithheld = addresses.some(({ type, isHistorical }) => type === 'obfuscated' && isHistorical);
  const lack = isWithheld ? words.hiddenPast : words.noLocation;
  const label = main ? words.label(placeText(main.city, main.stateCode), isVague) : words.countryLabel(lack);
  const pictureOf = (theme: 'light' | 'dark') =>
    position && paths.mapPicture({ theme, isVague, latitude: position.latitude, longitude: position.longitude });
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<StartedMap | null>(null);
  const wanted = { addresses, label, tilesUrl: page.tilesUrl };
  const latest = useRef(wanted);
  latest.current = wanted;

  useEffect(() => {
    const target = box.current;
    if (import.meta.env.SSR || page.isBot || target === null) return undefined;
    let isGone = false;
    const start = async () => {
      try {
        const { startMap } = await import('./start-map.ts');
        if (!isGone) map.current = startMap(target, latest.current);
      } catch (error) {
        // The picture stays. An offline browser cannot reach the log either.
        import('../../../api/log.ts').then(({ logError }) => logError('map', error)).catch(() => {});
      }
    };
    let stop = whenReaderActs(() => {
      stop = whenSeen(target, start);
    });
    return () => {
      isGone = true;
      stop();
      map.current?.destroy();
    };
  }, [page.isBot]);

  useEffect(() => map.current?.setAddresses(addresses), [addresses]);

  return (
    <div className={styles.map}>
      {position ? (
        <picture className={styles.picture}>
          <source media="(prefers-color-scheme: dark)" srcSet={pictureOf('dark')} />
          <img src={pictureOf('light')} alt={label} width="1024" height="1024" loading="lazy" />
        </picture>
      ) : null}
      <div className={styles.drawn} ref={box} />
      {position && !isVague ? null : (
        <span className={styles.note}>
          <Chip>{position ? words.approximate : lack}</Chip>
        </span>
      )}
      <small className={styles.credit}>{words.credit}</small>
    </div>
  );
}

/** How long the page must stay still to count as being looked at, in milliseconds. */
const LOOK_MS = 300;

/**
 * Calls once, when the page has loaded, part of the target is in view and nobody is scrolling: what nobody looks at is
 * not loaded, and scrolling past it is not slowed down.
 *
 * @returns stops waiting
 */
function whenSeen(target: Element, onSeen: () => void): () => void {
  let isInView = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = new AbortController();
  const look = () => {
    clearTimeout(timer);
    if (!isInView) return;
    timer = setTimeout(() => {
      end();
      onSeen();
    }, LOOK_MS);
  };
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting === true;
    look();
  });
  const end = () => {
    clearTimeout(timer);
    stop.abort();
    observer.disconnect();
  };
  const observe = () => observer.observe(target);
  addEventListener('scroll', look, { passive: true, signal: stop.signal });
  if (document.readyState === 'complete') observe();
  else addEventListener('load', observe, { once: true, signal: stop.signal });
  return end;
}
