import { formatCount } from '../../../shared/copy/format/numbers.ts';
import { personCopy } from '../../../shared/copy/person/person.ts';
import { addressPageCopy } from '../../../shared/copy/search/address-page.ts';
import { Chip } from '../../ui/action/Chip.tsx';
import { LampButton } from '../../ui/action/LampButton.tsx';
import { Card, CardBody, CardFoot } from '../../ui/surface/Card.tsx';
import { EmptyState } from '../../ui/surface/EmptyState.tsx';
import { SectionHead } from '../../ui/surface/SectionHead.tsx';
import type { AddressPageModel } from '../page-model.ts';
import styles from './AddressResident.module.css';
import { AddressResident } from './AddressResident.tsx';

const words = addressPageCopy.residents;

/** Who lives at the address, then who lived there before: named for who may see them, else by initials and band of age. */
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
                // biome-ignore lint/suspicious/noArrayIndexKey: masked residents may be alike, and nothing of the list moves
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
