import { stopMonitoringCopy as words } from '../../../../shared/copy/person/monitor.ts';
import { shortName } from '../../../../shared/copy/person/person-actions.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import type { MonitorSubject } from './monitor-by-email.ts';

/** Asks before monitoring ends (P2-101, F1-24). Closing it, or choosing to keep, leaves monitoring on (F4-11). */
export function StopMonitoringDialog({
  subject,
  onClose,
  onStop,
}: {
  subject: MonitorSubject;
  onClose: () => void;
  /** F4-12 */
  onStop: () => void;
}) {
  return (
    <Dialog
      title={words.title(shortName(subject.fullName))}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button
            onClick={() => {
              onClose();
              onStop();
            }}
          >
            {words.stop}
          </Button>
        </>
      }
    >
      <p>{words.text(subject.first)}</p>
    </Dialog>
  );
}
