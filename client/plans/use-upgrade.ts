import { useEffect, useRef, useState } from 'react';
import { upgradeCopy } from '../../shared/copy/billing/upgrade.ts';
import type { Purpose } from '../../shared/forms/checkout-values.ts';
import type { UpgradeType } from '../../shared/funnels/offer-destination.ts';
import { decideUpgrade, type UpgradeOffer } from '../../shared/plans/decide-upgrade.ts';
import { CallFailed } from '../api/call-api.ts';
import { logError } from '../api/log.ts';
import { loadUpgradeFacts } from '../api/plan-calls.ts';
import { sendUpgrade, type UpgradeProblem, type UpgradeResult } from './send-upgrade.ts';

const { problems } = upgradeCopy;

/** `offer` is null until it has loaded, and stays null if it could not be. 'opening' is loading for the first time. */
export interface UpgradeState {
  readonly step: 'opening' | 'loading' | 'ready' | 'working';
  readonly offer: UpgradeOffer | null;
  readonly problem: UpgradeProblem | null;
}

/**
 * Loads what the upgrade offers and sends it. `onResult` gets what leads away from the dialog: paid, somewhere else to
 * pay, or the log-in. A second press while one is under way does nothing.
 */
export function useUpgrade(
  { type, wpId, returnPath }: { readonly type: UpgradeType; readonly wpId: string; readonly returnPath: string },
  onResult: (result: Exclude<UpgradeResult, { kind: 'problem' | 'changed' }>) => void,
) {
  const [state, setState] = useState<UpgradeState>({ step: 'opening', offer: null, problem: null });
  const key = useRef(crypto.randomUUID());
  const isRunning = useRef(false);

  const ask = async (problem: UpgradeProblem | null): Promise<void> => {
    try {
      setState({ step: 'ready', offer: decideUpgrade(await loadUpgradeFacts(type)), problem });
    } catch (error) {
      if (error instanceof CallFailed && error.status === 401) return onResult({ kind: 'logged-out' });
      logError('one-click-upgrade', error);
      setState({ step: 'ready', offer: null, problem: problems.loading });
    }
  };
  const load = (problem: UpgradeProblem | null): Promise<void> => {
    setState({ step: 'loading', offer: null, problem: null });
    return ask(problem);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    void ask(null);
    // Back from the page where the payment continues: its outcome is not known here.
    const reload = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isRunning.current = false;
      void load(null);
    };
    addEventListener('pageshow', reload);
    return () => removeEventListener('pageshow', reload);
  }, []);

  const send = async (purpose: Purpose): Promise<void> => {
    const { offer } = state;
    if (isRunning.current || (offer?.kind !== 'change' && offer?.kind !== 'buy')) return;
    isRunning.current = true;
    setState({ step: 'working', offer, problem: null });
    const result = await sendUpgrade(offer, { purpose, key: key.current, returnPath, wpId });
    if (result.kind === 'problem') {
      if (result.isOver) key.current = crypto.randomUUID();
      setState({ step: 'ready', offer, problem: result.problem });
    } else if (result.kind === 'changed') {
      key.current = crypto.randomUUID();
      await load(problems.changed);
    } else {
      // The button stays off until the next page is there.
      onResult(result);
      return;
    }
    isRunning.current = false;
  };
  return { state, send, retry: () => load(null) };
}
