import type { ReactNode } from 'react';
import { COUNTS_ID, jsonForScript } from '../../deferred-data.ts';
import { LateSlot } from '../../late-slot.ts';
import type { PersonPageModel } from './person-model.ts';

type Counts = PersonPageModel['counts'];
type Draw = (counts: Counts) => ReactNode;

/**
 * Renders what depends on the counts, in HTML that stays as the server wrote it: first for 'late', then again when they
 * arrive. Both must have the same size, so that nothing moves.
 */
export function PersonWithCounts({ counts, children }: { counts: Counts; children: Draw }) {
  if (counts !== 'late') return children(counts);
  return <LateSlot draw={(late) => children(late === null ? 'late' : (late.counts ?? 'missing'))} />;
}

/** Late counts as data for scripts that start later (registry/page-counts.ts); nothing visible. */
export function PersonCountsData({ page }: { page: PersonPageModel }) {
  if (page.counts !== 'late') return null;
  return <LateSlot draw={(late) => (late === null ? null : <LateCounts text={jsonForScript(late.counts)} />)} />;
}

function LateCounts({ text }: { text: string }) {
  return <script id={COUNTS_ID} type="application/json" dangerouslySetInnerHTML={{ __html: text }} />;
}
