import { useEffect } from 'react';
import { personMapCopy as words } from '../../../../shared/copy/person/person-map.ts';
import { orderAddresses } from '../../../../shared/people/order-addresses.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import chip from '../../../ui/action/Chip.module.css';
import { Chip } from '../../../ui/action/Chip.tsx';
import { whenReaderActs } from '../../../ui/loading/when-reader-acts.ts';
import { ServerHtml } from '../../../ui/text/ServerHtml.tsx';
import type { AnyPersonPage } from '../browser-model.ts';
import { browserModelOf, fullModelOf } from '../model-of.ts';
import type { PersonPageModel } from '../person-model.ts';
import { mapText } from './map-model.ts';
import styles from './PersonMap.module.css';
import type { StartedMap } from './start-map.ts';

const MAP_ID = 'person-map';
const SHEETS = [chip];

/**
 * The map of where the person lives (F2-71). A picture of the place is there at once and without JavaScript; the map
 * itself loads once its box is visible and somebody uses the page, and is drawn over it. A vague position is not
 * interactive (P6-026). Without a position, the map says whether there is none or past ones are withheld. Bots load no
 * map.
 */
export function PersonMap({ page }: { page: AnyPersonPage }) {
  const { map, isBot, tilesUrl } = browserModelOf(page);

  useEffect(() => {
    const target = document.getElementById(MAP_ID)?.querySelector<HTMLElement>(`.${styles.drawn}`);
    if (import.meta.env.SSR || isBot || map === null || !target) return undefined;
    let isGone = false;
    let started: StartedMap | null = null;
    const start = async () => {
      try {
        const { startMap } = await import('./start-map.ts');
        if (!isGone) started = startMap(target, { ...map, tilesUrl });
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
      started?.destroy();
    };
  }, [isBot, map, tilesUrl]);

  return (
    <ServerHtml id={MAP_ID} className={styles.map} sheets={SHEETS}>
      {import.meta.env.SSR ? <PersonMapPicture page={fullModelOf(page)} /> : null}
    </ServerHtml>
  );
}

/** The picture, the box that the map is drawn into, and what both say. */
function PersonMapPicture({ page }: { page: PersonPageModel }) {
  const { position, label, lack } = mapText(orderAddresses(page.details.results.addresses));
  const pictureOf = (theme: 'light' | 'dark') =>
    position === null
      ? undefined
      : paths.mapPicture({
          theme,
          isVague: position.beVague,
          latitude: position.latitude,
          longitude: position.longitude,
        });
  return (
    <>
      {position === null ? null : (
        <picture className={styles.picture}>
          <source media="(prefers-color-scheme: dark)" srcSet={pictureOf('dark')} />
          <img src={pictureOf('light')} alt={label} width="1024" height="1024" loading="lazy" />
        </picture>
      )}
      <div className={styles.drawn} />
      {position !== null && !position.beVague ? null : (
        <span className={styles.note}>
          <Chip>{position === null ? lack : words.approximate}</Chip>
        </span>
      )}
      <small className={styles.credit}>{words.credit}</small>
    </>
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
