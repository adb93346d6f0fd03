import { useEffect, useRef } from 'react';
import type { Address } from '../../../../shared/contract/person/address.ts';
import { personMapCopy as words } from '../../../../shared/copy/person/person-map.ts';
import { placeText } from '../../../../shared/urls/location.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { Chip } from '../../../ui/action/Chip.tsx';
import { whenReaderActs } from '../../../ui/loading/when-reader-acts.ts';
import type { PersonPageModel } from '../../page-model.ts';
import { placedMainAddress, positionOf } from './map-place.ts';
import styles from './PersonMap.module.css';
import type { StartedMap } from './start-map.ts';

/**
 * The map of where the person lives (F2-71). A picture of the place is there at once and without JavaScript; the map is
 * loaded when its box is seen and somebody is at the page, and drawn over it. A vague position takes no interaction (P6-026).
 * Where no position was sent the map says whether there is none or past ones are withheld. A bot loads no map.
 * `addresses` are those of the page and may become more or others: the drawn map follows them (F4-18, F4-19).
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
        // The picture stays. Who is offline cannot tell the log either.
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

/** How long the page has to stand still before somebody is taken to look at what is in view, in milliseconds. */
const LOOK_MS = 300;

/**
 * Calls once, when the page has loaded, a part of the target is in view and nobody is scrolling: what nobody looks at is
 * not loaded, and scrolling past is not held up.
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
