import { useEffect, useRef } from 'react';
import type { Address } from '../../../../shared/contract/address.ts';
import { personMapCopy as words } from '../../../../shared/copy/person-map.ts';
import { placeText } from '../../../../shared/urls/location.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { logError } from '../../../api/log.ts';
import { Chip } from '../../../ui/Chip.tsx';
import type { PersonPageModel } from '../../page-model.ts';
import type { MapControl } from './draw-map.ts';
import { type MapMarker, markersOf } from './map-markers.ts';
import styles from './PersonMap.module.css';
import { whenSeen } from './when-seen.ts';

/**
 * The map of where the person lives (F2-71). A picture of the place is there at once and without JavaScript; the map is
 * loaded when its box is seen, and drawn over it. A vague position takes no interaction (P6-026). A bot loads no map.
 */
export function PersonMap({ page }: { page: PersonPageModel }) {
  const { addresses } = page.details.results;
  const markers = markersOf(addresses);
  const [main] = markers;
  const label = labelOf(main, addresses);
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<Promise<MapControl | null> | null>(null);
  const wanted = useRef({ markers, label });
  wanted.current = { markers, label };
  const { isBot, tilesUrl } = page;

  useEffect(() => {
    const target = box.current;
    if (import.meta.env.SSR || isBot || target === null) return undefined;
    const stop = whenSeen(target, () => {
      map.current = import('./draw-map.ts')
        .then(({ drawMap }) => drawMap(target, { ...wanted.current, tilesUrl }))
        .catch((error) => {
          // The picture stays.
          target.replaceChildren();
          logError('map', error);
          return null;
        });
    });
    return () => {
      stop();
      map.current?.then((control) => control?.destroy());
      map.current = null;
    };
  }, [isBot, tilesUrl]);

  const key = JSON.stringify(markers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: markers are new with every render; their text says whether they changed
  useEffect(() => {
    map.current?.then((control) => control?.setMarkers(wanted.current.markers));
  }, [key]);

  return (
    <div className={styles.map}>
      <MapPicture main={main} label={label} />
      <div className={styles.drawn} ref={box} />
      {main === undefined || main.beVague ? (
        <span className={styles.note}>
          <Chip>{main === undefined ? words.noLocation : words.approximate}</Chip>
        </span>
      ) : null}
      <small className={styles.credit}>{words.credit}</small>
    </div>
  );
}

function MapPicture({ main, label }: { main: MapMarker | undefined; label: string }) {
  if (main === undefined) return null;
  const { latitude, longitude, beVague } = main;
  const of = (theme: 'light' | 'dark') => paths.mapPicture({ theme, latitude, longitude, isVague: beVague });
  return (
    <picture className={styles.picture}>
      <source media="(prefers-color-scheme: dark)" srcSet={of('dark')} />
      <img src={of('light')} alt={label} width="1024" height="1024" loading="lazy" />
    </picture>
  );
}

/** 'Map of Portland, OR, approximate area' */
function labelOf(main: MapMarker | undefined, addresses: readonly Address[]): string {
  if (main === undefined) return words.countryLabel;
  const address = main.index === undefined ? addresses.find(({ type }) => type === 'partial') : addresses[main.index];
  return words.label(address === undefined ? '' : placeText(address.city, address.stateCode), main.beVague);
}
