import type { FullRelative } from '../../../../shared/contract/person.ts';
import { personCopy } from '../../../../shared/copy/person.ts';
import { displayAge } from '../../../../shared/people/display-age.ts';
import { placeText } from '../../../../shared/urls/location.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { personHref } from '../person-links.ts';
import styles from './PersonRelative.module.css';

/** 'Daniel Hale', 'Age 40s · Portland, OR', and the way to their page. */
export function PersonRelative({ relative }: { relative: FullRelative }) {
  const about = [
    personCopy.relatives.age(displayAge(relative.dateOfBirth)),
    placeText(relative.city, relative.stateCode),
  ].filter(Boolean);
  return (
    <li>
      <a className={styles.tile} href={personHref(relative)}>
        <b>{relative.name.fullName}</b>
        <Icon name="right" />
        <span>{about.join(' · ')}</span>
      </a>
    </li>
  );
}
