import { courtRunnerCopy } from '../../../../shared/copy/records/court-runner.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import type { RunnerFormModel } from './court-runner-form-model.ts';
import { PersonCourtRunnerForm } from './PersonCourtRunnerForm.tsx';

/** The request over the page (P2-105), with its form open from the start (P4-101). */
export function PersonCourtRunnerDialog({ model, onClose }: { model: RunnerFormModel; onClose: () => void }) {
  return (
    <Dialog title={courtRunnerCopy.title} size="Large" onClose={onClose}>
      <p>{courtRunnerCopy.about(model.firstName)}</p>
      <PersonCourtRunnerForm model={model} idPrefix="runner-dialog" />
    </Dialog>
  );
}
