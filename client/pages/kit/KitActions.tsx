import { kitPageCopy } from '../../../shared/copy/site/kit-page.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Button, ButtonLink, type ButtonLook } from '../../ui/action/Button.tsx';
import { Chip } from '../../ui/action/Chip.tsx';
import { CopyButton } from '../../ui/action/CopyButton.tsx';
import { LampButton, LampLink } from '../../ui/action/LampLink.tsx';
import { PriceText } from '../../ui/action/PriceText.tsx';
import { Spinner } from '../../ui/loading/Spinner.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import { KitControl, POINTED } from './KitControl.tsx';

const { sample } = kitPageCopy;
const LOOKS = ['plain', 'pine', 'quiet', 'lamp', 'lampsoft'] as const satisfies readonly ButtonLook['look'][];
const TONES = ['neutral', 'pine', 'lamp', 'info', 'warn', 'line'] as const;

/** Buttons, and what stands beside them. */
export function KitActions() {
  return (
    <>
      {LOOKS.map((look) => (
        <KitControl key={look} name={`Button ${look}`} states={[...POINTED, 'selected', 'busy', 'disabled']}>
          {(state) => (
            <Button
              look={look}
              disabled={state === 'disabled' || state === 'busy'}
              aria-busy={state === 'busy'}
              aria-pressed={state === 'selected' ? true : undefined}
            >
              {state === 'busy' ? <Spinner label="" /> : null}
              {state === 'busy' ? sample.working : sample.act}
            </Button>
          )}
        </KitControl>
      ))}
      <KitControl name="Button small, icon" states={[...POINTED, 'disabled']}>
        {(state) => (
          <>
            <Button size="small" disabled={state === 'disabled'}>
              {sample.act}
            </Button>{' '}
            <Button size="small" isIcon aria-label={sample.close} disabled={state === 'disabled'}>
              <Icon name="close" />
            </Button>
          </>
        )}
      </KitControl>
      <KitControl name="ButtonLink" states={POINTED}>
        {() => <ButtonLink href={paths.kit()}>{sample.act}</ButtonLink>}
      </KitControl>
      <KitControl name="LampButton, PriceText" states={POINTED}>
        {(state) => (
          <>
            <LampButton href={paths.kit()} priceId={`kit-price-${state}`}>
              {sample.buy}
            </LampButton>
            <PriceText id={`kit-price-${state}`} whole={sample.price} />
          </>
        )}
      </KitControl>
      <KitControl name="LampLink" states={POINTED}>
        {() => <LampLink href={paths.kit()}>{sample.buy}</LampLink>}
      </KitControl>
      <KitControl name="CopyButton" states={POINTED}>
        {() => (
          <div>
            <span>{sample.phone}</span> <CopyButton label={sample.copy} />
          </div>
        )}
      </KitControl>
      <KitControl name="Chip" states={['rest']} isWide>
        {() =>
          TONES.map((tone) => [
            <Chip key={tone} tone={tone}>
              {sample.chip}
            </Chip>,
            ' ',
          ])
        }
      </KitControl>
    </>
  );
}
