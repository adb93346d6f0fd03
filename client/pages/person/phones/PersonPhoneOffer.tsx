import { personPhonesCopy } from '../../../../shared/copy/person/person-phones.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
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
