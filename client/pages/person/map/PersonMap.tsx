import { personMapCopy as words } from '../../../../shared/copy/person/person-map.ts';
import { orderAddresses } from '../../../../shared/people/order-addresses.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { Chip } from '../../../ui/action/Chip.tsx';
import type { PersonPageModel } from '../person-model.ts';
import { MAP_BOX_ID, MAP_ID } from '../place-ids.ts';
import { mapText } from './map-model.ts';
import styles from './PersonMap.module.css';

/**
 * The map of where the person lives (F2-71). A picture of the place is there at once and without JavaScript; the map
 * itself is drawn over it (start-person-map.ts). A vague position is not interactive (P6-026). Without a position, the map
 * says whether there is none or past ones are withheld.
 */
export function PersonMap({ page }: { page: PersonPageModel }) {
  return (
    <div id={MAP_ID} className={styles.map}>
      <PersonMapPicture page={page} />
    </div>
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
      <div className={styles.drawn} id={MAP_BOX_ID} />
      {position !== null && !position.beVague ? null : (
        <span className={styles.note}>
          <Chip>{position === null ? lack : words.approximate}</Chip>
        </span>
      )}
      <small className={styles.credit}>{words.credit}</small>
    </>
  );
}
