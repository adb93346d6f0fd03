import type { Phone } from '../../../../shared/contract/person.ts';
import { personCopy } from '../../../../shared/copy/person.ts';
import { placeText } from '../../../../shared/urls/location.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Masked } from '../../../ui/Masked.tsx';
import { Row } from '../../../ui/Row.tsx';

const words = personCopy.phones;
/** How the hidden part of a number is drawn (P 9). */
const MASK = [3, 4] as const;

export function PersonPhoneRow({ phone }: { phone: Phone }) {
  const place = phone.detail === null ? '' : placeText(phone.detail.city, phone.detail.stateCode);
  const isListed = phone.type === 'full' && phone.isListed;
  const isPrimary = phone.detail?.isPrimary ?? false;
  return (
    <Row
      value={
        phone.type === 'full' ? (
          <a href={paths.phone({ phone: phone.id })}>{phone.nationalNumber}</a>
        ) : (
          <>
            {`(${phone.npa}) `}
            <Masked lengths={MASK} label={words.hidden} />
          </>
        )
      }
      end={
        phone.type === 'full' ? (
          <CopyButton text={phone.nationalNumber} label={words.copy(phone.nationalNumber)} />
        ) : (
          <Icon name="lock" size={16} />
        )
      }
    >
      {place !== '' || isPrimary || isListed ? (
        <>
          {place}
          {isPrimary ? <Chip tone="pine">{words.primary}</Chip> : null}
          {isListed ? <Chip>{words.listed}</Chip> : null}
        </>
      ) : null}
    </Row>
  );
}
