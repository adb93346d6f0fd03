import { courtRunnerCopy } from '../../../../shared/copy/records/court-runner.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { FORM_PREFIX, type RunnerFormModel } from './court-runner-form-model.ts';
import { PersonCourtRunnerForm } from './PersonCourtRunnerForm.tsx';

/**
 * The request over the page (P2-105), with its form open from the start (P4-101). A link in it leads to a result on the
 * page behind.
 */
export function PersonCourtRunnerDialog({ model, onClose }: { model: RunnerFormModel; onClose: () => void }) {
  return (
    <Dialog title={courtRunnerCopy.title} size="Large" onClose={onClose}>
      <p>{courtRunnerCopy.about(model.firstName)}</p>
      {/* biome-ignore lint/a11y: the listener is for the links inside */}
      <div
        onClick={({ target }) => {
          if ((target as Element).closest('a') !== null) onClose();
        }}
      >
        <PersonCourtRunnerForm model={model} idPrefix="runner-dialog" counties={null} keptFrom={FORM_PREFIX} />
      </div>
    </Dialog>
  );
}
