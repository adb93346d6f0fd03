import { personCopy } from '../../../../shared/copy/person/person.ts';
import { homeId, type NumberedHome } from '../../../../shared/people/life-line/number-homes.ts';
import { placeText } from '../../../../shared/urls/location.ts';
import { Masked } from '../../../ui/text/Masked.tsx';
import { PersonDelta } from '../PersonConfirmed.tsx';
import styles from './PersonAddress.module.css';

const words = personCopy.addresses;

/** How a hidden street is drawn (F6-27): a house number and a name. */
export const STREET_MASK = [4, 8] as const;

/**
 * The homes whose city alone was sent, in one row: how many, one blurred street for all of them, and their places by
 * number. `isRest`: other homes stand above.
 */
export function PersonHiddenHomes({ homes, isRest }: { homes: readonly NumberedHome[]; isRest: boolean }) {
  return (
    <li className={styles.address}>
      <div>
        <h3>{words.places(homes.length, isRest)}</h3>
        <Masked lengths={STREET_MASK} label={words.hiddenStreets(homes.length)} />
        <ul className={styles.places}>
          {homes.map(({ address, number }) => (
            <li key={number} id={homeId(number)}>
              <i className={styles.number}>{number}</i> {placeText(address.city, address.stateCode)}
              {address.delta === undefined ? null : (
                <>
                  {' '}
                  <PersonDelta delta={address.delta} />
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
