import { recordStepsCopy as words } from '../../shared/copy/records/record-steps.ts';
import { Button } from '../ui/action/Button.tsx';
import { Icon } from '../ui/text/Icon.tsx';
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx';
import styles from './RecordDialog.module.css';

/** Where a record stands among those on the page, from 1. */
export interface ShownPlace {
  readonly at: number;
  readonly of: number;
}

/**
 * Where the record of the dialog stands, between buttons for the one before and the one after it. At an end of the list
 * the button stays, so that it keeps the focus.
 */
export function RecordSteps({
  title,
  place: { at, of },
  onStep,
}: {
  /** of the record, for screen readers: the dialog stays the same */
  title: string;
  place: ShownPlace;
  onStep: (by: -1 | 1) => void;
}) {
  if (of < 2) return null;
  const { previous, next, of: hidden } = words.buttons;
  const place = words.placeShown(at, of);
  return (
    <div className={styles.steps}>
      <Button look="quiet" aria-disabled={at === 1} onClick={() => (at === 1 ? undefined : onStep(-1))}>
        <Icon name="left" size={16} />
        <span>
          {previous}
          <VisuallyHidden>{hidden}</VisuallyHidden>
        </span>
      </Button>
      <span aria-hidden="true">{place}</span>
      <Button look="quiet" aria-disabled={at === of} onClick={() => (at === of ? undefined : onStep(1))}>
        <span>
          {next}
          <VisuallyHidden>{hidden}</VisuallyHidden>
        </span>
        <Icon name="right" size={16} />
      </Button>
      <VisuallyHidden>
        <span role="status">{words.showing(title, place)}</span>
      </VisuallyHidden>
    </div>
  );
}
