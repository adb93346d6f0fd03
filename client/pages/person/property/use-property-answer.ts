import { useEffect, useState } from 'react';
import type { PropertyAnswer } from '../../../../shared/contract/property.ts';
import { track } from '../../../analytics/track.ts';
import { CallFailed } from '../../../api/call-api.ts';
import { loadProperty } from '../../../api/property.ts';

/** 'gone': it was taken off the record; 'failed': it may come another time. */
export type PropertyState = PropertyAnswer | 'loading' | 'failed' | 'gone';

/** What the origin grants of a property report; asked for anew by `retry`. */
export function usePropertyAnswer(pnpId: string): { readonly state: PropertyState; readonly retry: () => void } {
  const [state, setState] = useState<PropertyState>('loading');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another call
  useEffect(() => {
    const left = new AbortController();
    setState('loading');
    loadProperty(pnpId, left.signal).then(
      (answer) => {
        if (left.signal.aborted) return;
        setState(answer);
        track('property_report_opened', { type: answer.type });
      },
      (error) => {
        if (!left.signal.aborted) setState(error instanceof CallFailed && error.status === 404 ? 'gone' : 'failed');
      },
    );
    return () => left.abort();
  }, [pnpId, tries]);
  return { state, retry: () => setTries((before) => before + 1) };
}
