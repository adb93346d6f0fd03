import type { Owner } from '../../../shared/contract/finding/reverse-search.ts';
import { formatCount } from '../../../shared/copy/format/numbers.ts';
import { personCopy } from '../../../shared/copy/person/person.ts';
import { addressPageCopy } from '../../../shared/copy/search/address-page.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { NamedOwner } from '../../owners/NamedOwner.tsx';
import owners from '../../owners/Owner.module.css';
import { Chip } from '../../ui/action/Chip.tsx';
import { LampButton } from '../../ui/action/LampLink.tsx';
import { Card, CardBody, CardFoot, EmptyState } from '../../ui/surface/Card.tsx';
import { SectionHead } from '../../ui/surface/SectionHead.tsx';
import styles from './AddressResidents.module.css';
import type { AddressPageModel } from './address-model.ts';

const { resident: lineWords, residents: words } = addressPageCopy;

/** Current, then past residents: by name if the viewer may see it, otherwise by initials and age range. */
export function AddressResidents({ page: { answer, seeHref } }: { page: AddressPageModel }) {
  const { residents, residentsCount, pastResidents, pastResidentsCount } = answer;
  const count = residentsCount > 0 ? residentsCount : pastResidentsCount;
  const lines = [
    ...residents.map((owner) => ({ owner, note: words.now })),
    ...pastResidents.map((owner) => ({ owner, note: words.before })),
  ];
  const isPast = residentsCount === 0 && pastResidentsCount > 0;
  const notShown = words.notShown(residentsCount - residents.length, pastResidentsCount - pastResidents.length);
  return (
    <section aria-labelledby="residents">
      <SectionHead
        id="residents"
        title={isPast ? words.pastTitle : words.title}
        count={count === 0 ? undefined : formatCount(count)}
      >
        {seeHref === null ? null : <Chip tone="lamp">{personCopy.premium}</Chip>}
      </SectionHead>
      <Card>
        {count === 0 ? (
          <EmptyState icon="users">
            <p>{words.none}</p>
          </EmptyState>
        ) : (
          <CardBody>
            <ul className={styles.list}>
              {lines.map(({ owner, note }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: masked residents may look alike, and the list never changes
                <AddressResident key={at} owner={owner} note={note} />
              ))}
            </ul>
          </CardBody>
        )}
        {seeHref === null && notShown === '' ? null : (
          <CardFoot>
            <p>{seeHref === null ? notShown : notShown + words.hidden}</p>
            {seeHref === null ? null : <LampButton href={seeHref}>{words.see}</LampButton>}
          </CardFoot>
        )}
      </Card>
    </section>
  );
}

/**
 * A current or past resident as a line of a list: linked if named, otherwise initials, age range and city. `note` goes at
 * the end of the line.
 */
function AddressResident({ owner, note }: { owner: Owner; note: string }) {
  return (
    <li className={styles.row}>
      {owner.type === 'full' ? <NamedOwner person={owner.person} /> : <MaskedResident owner={owner} />}
      <span className={styles.note}>{note}</span>
    </li>
  );
}

function MaskedResident({ owner }: { owner: Extract<Owner, { type: 'masked' }> }) {
  return (
    <>
      <span className={owners.disc}>{owner.initials}</span>
      <div className={owners.about}>
        <b>{owner.isDead ? lineWords.deceased : lineWords.band(owner.ageRange)}</b>
        <p>{placeText(owner.city, owner.state) || lineWords.noCity}</p>
      </div>
    </>
  );
}
