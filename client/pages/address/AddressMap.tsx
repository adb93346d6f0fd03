import type { AddressSearchAnswer } from '../../../shared/contract/finding/reverse-search.ts';
import { personMapCopy as words } from '../../../shared/copy/person/person-map.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Chip } from '../../ui/action/Chip.tsx';
import styles from './AddressMap.module.css';

/** A picture of where the address is; of a vague position the area around it (F9-46). */
export function AddressMap({ position, place }: { position: AddressSearchAnswer['position']; place: string }) {
  const { latitude, longitude, isExact } = position;
  const picture = (theme: 'light' | 'dark') => paths.mapPicture({ theme, latitude, longitude, isVague: !isExact });
  return (
    <div className={styles.map}>
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet={picture('dark')} />
        <img src={picture('light')} alt={words.label(place, !isExact)} width="1024" height="1024" loading="lazy" />
      </picture>
      {isExact ? null : (
        <span className={styles.note}>
          <Chip>{words.approximate}</Chip>
        </span>
      )}
      <small className={styles.credit}>{words.credit}</small>
    </div>
  );
}
