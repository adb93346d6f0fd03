import { useEffect, useRef, useState } from 'react';
import { monitorCopy, monitorRelativesCopy } from '../../../../shared/copy/person/monitor.ts';
import { shortName } from '../../../../shared/copy/person/person-actions.ts';
import { track } from '../../../analytics/track.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import type { OfferedRelative } from './describe-relatives.ts';
import { MonitorRelatives } from './MonitorRelatives.tsx';
import { MonitorStart } from './MonitorStart.tsx';
import type { MonitorSubject } from './monitor-by-email.ts';

export interface MonitorDialogProps {
  readonly subject: MonitorSubject;
  /** who may be monitored, too (describeRelatives) */
  readonly relatives: readonly OfferedRelative[];
  /** if known */
  readonly email: string;
  /** same-site path where a log-in link by email leads */
  readonly redirect: string;
  /** the person is monitored from now on; the dialog is still open */
  readonly onMonitored: () => void;
  /** what the dialog came to (P4-033); a second time if what was sent before it closed succeeds afterward */
  readonly onClose: (closed: MonitorClosed) => void;
}

export interface MonitorClosed {
  readonly outcome: 'monitored' | 'not monitored';
  /** the page behind is another viewer's now */
  readonly hasLoggedIn: boolean;
  /** how many relatives are monitored, too */
  readonly relatives: number;
}

/**
 * Monitoring for visitors who are not logged in (P2-100, P4-011): an address and the terms, or a log-in, and then relatives
 * to monitor, too (P4-029, P4-031). Esc and a click outside close it (P4-024); what was sent by then goes on.
 */
export function MonitorDialog({ subject, relatives, email, redirect, onMonitored, onClose }: MonitorDialogProps) {
  const [step, setStep] = useState<{ readonly email: string | null } | null>(null);
  const hasLoggedIn = useRef(false);
  const isMonitored = useRef(false);
  const isClosed = useRef(false);
  useEffect(() => track('monitor_dialog_shown', {}), []);
  const report = (added: number) =>
    onClose({
      outcome: isMonitored.current ? 'monitored' : 'not monitored',
      hasLoggedIn: hasLoggedIn.current,
      relatives: added,
    });
  const close = (added = 0) => {
    if (isClosed.current) return;
    isClosed.current = true;
    track('monitor_dialog_closed', { isMonitored: isMonitored.current });
    report(added);
  };
  const title =
    step === null
      ? monitorCopy.title(shortName(subject.fullName))
      : relatives.length === 0
        ? monitorRelativesCopy.doneTitle(subject.first)
        : monitorRelativesCopy.title(subject.first);
  return (
    <Dialog title={title} onClose={() => close()}>
      {step === null ? (
        <MonitorStart
          subject={subject}
          email={email}
          redirect={redirect}
          onCancel={() => close()}
          onLoggedIn={() => {
            hasLoggedIn.current = true;
          }}
          onMonitored={(confirming) => {
            isMonitored.current = true;
            onMonitored();
            if (isClosed.current) return report(0);
            // Nothing is left to say or to choose (P4-032).
            if (confirming === null && relatives.length === 0) close();
            else setStep({ email: confirming });
          }}
        />
      ) : (
        <MonitorRelatives first={subject.first} relatives={relatives} email={step.email} onClose={close} />
      )}
    </Dialog>
  );
}
