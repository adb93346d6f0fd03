import { kitPageCopy } from '../../../shared/copy/site/kit-page.ts';
import { Button } from '../../ui/action/Button.tsx';
import { DialogCrumbs } from '../../ui/overlay/DialogCrumbs.tsx';
import { PageDialog } from '../../ui/overlay/PageDialog.tsx';
import { Tooltip } from '../../ui/overlay/Tooltip.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import { KitControl, POINTED } from './KitControl.tsx';

const { sample, groups } = kitPageCopy;

/** Overlays, shown open and in the flow of the page. */
export function KitOverlays() {
  return (
    <>
      <KitControl name="Tooltip" states={[...POINTED, 'open']}>
        {(state) => (
          <Tooltip id={`kit-note-${state}`} label={sample.noteLabel} trigger={<Icon name="info" />}>
            {sample.note}
          </Tooltip>
        )}
      </KitControl>
      <KitControl name="PageDialog, DialogCrumbs" states={['open', 'hover', 'focus', 'pressed']} isWide>
        {(state) => (
          <PageDialog
            id={`kit-dialog-${state}`}
            title={sample.asked}
            close={sample.close}
            footer={<Button>{sample.remove}</Button>}
          >
            <DialogCrumbs
              label={`${groups.overlay} ${state}`}
              crumbs={[{ id: 'kit-overlay', text: groups.overlay }]}
              here={sample.asked}
              onLeave={() => {}}
            />
            <p>{sample.answer}</p>
          </PageDialog>
        )}
      </KitControl>
    </>
  );
}
