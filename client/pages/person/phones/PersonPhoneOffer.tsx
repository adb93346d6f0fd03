import { personPhonesCopy } from '../../../../shared/copy/person-phones.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PersonPhoneLine } from './PersonPhoneLine.tsx';

const words = personPhonesCopy.offer;

/** Offers the check; only scripts can do it, so without them the offer is not there. */
export function PersonPhoneOffer({ isBusy, onStart }: { isBusy: boolean; onStart: () => void }) {
  return (
    <PersonPhoneLine>
      <Icon name="phone" />
      <p>
        <b>{words.question}</b>
        {` ${words.covers}`}
      </p>
      <Button size="small" aria-disabled={isBusy} onClick={onStart}>
        {words.start}
      </Button>
    </PersonPhoneLine>
  );
}
