import type { ReactNode } from 'react';
import { Button } from '../../../ui/action/Button.tsx';
import { prepareActions } from './person-toggles.ts';

/**
 * A switch that is a form: without a script it asks the page's own address to do `action`, with one `onFlip` takes the
 * click. The calls are fetched as soon as somebody points at it.
 *
 * It has `aria-pressed` beside words that change, so that it is announced as 'Saved, pressed': the state is what the eye
 * is shown by the button's look, and the name has to be the words that stand on it for who speaks to the page.
 */
export function PersonToggleButton({
  action,
  isOn,
  size = 'normal',
  field,
  value,
  onFlip,
  children,
}: {
  action: 'monitor' | 'unmonitor' | 'save' | 'unsave';
  isOn: boolean;
  size?: 'normal' | 'small';
  /** what else the form carries */
  field: 'name' | 'list';
  value: string | number;
  onFlip: () => void;
  children: ReactNode;
}) {
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onFlip();
      }}
    >
      <input type="hidden" name={field} value={value} />
      <Button
        type="submit"
        name="do"
        value={action}
        size={size}
        aria-pressed={isOn}
        onPointerEnter={prepareActions}
        onFocus={prepareActions}
      >
        {children}
      </Button>
    </form>
  );
}
