import { kitPageCopy } from '../../../shared/copy/site/kit-page.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Icon } from '../../ui/text/Icon.tsx';
import { ICON_PATHS, type IconName } from '../../ui/text/icon-paths.ts';
import { Lantern } from '../../ui/text/Lantern.tsx';
import { LinkOrText } from '../../ui/text/LinkOrText.tsx';
import { LongText } from '../../ui/text/LongText.tsx';
import { Masked } from '../../ui/text/Masked.tsx';
import { NewWindowNote, VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { WholeName } from '../../ui/text/WholeName.tsx';
import { KitControl, POINTED } from './KitControl.tsx';

const { sample } = kitPageCopy;
const ICONS = Object.keys(ICON_PATHS) as IconName[];

/** Words, links in a sentence, and drawings. */
export function KitTexts() {
  return (
    <>
      <KitControl name="LinkOrText, NewWindowNote" states={[...POINTED, 'disabled']}>
        {(state) => (
          <p>
            <LinkOrText href={state === 'disabled' ? null : paths.kit()}>
              {sample.name}
              {state === 'disabled' ? null : <NewWindowNote />}
            </LinkOrText>
          </p>
        )}
      </KitControl>
      <KitControl name="LongText" states={POINTED}>
        {() => <LongText text={sample.long} />}
      </KitControl>
      <KitControl name="WholeName" states={['rest']}>
        {() => (
          <p>
            <WholeName text={sample.askedByName} name={sample.name} />
          </p>
        )}
      </KitControl>
      <KitControl name="Masked" states={['rest']}>
        {() => (
          <p>
            <Masked lengths={[3, 3, 4]} label={sample.masked} />
          </p>
        )}
      </KitControl>
      <KitControl name="Lantern" states={['rest', 'error']}>
        {(state) => <Lantern isLit={state === 'rest'} isLarge />}
      </KitControl>
      <KitControl name="Icon, VisuallyHidden" states={['rest']} isWide>
        {() =>
          ICONS.map((name) => (
            <span key={name}>
              <Icon name={name} />
              <VisuallyHidden>{name}</VisuallyHidden>
            </span>
          ))
        }
      </KitControl>
    </>
  );
}
