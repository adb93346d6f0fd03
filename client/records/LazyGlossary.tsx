import { lazy, Suspense } from 'react';
import type { GlossaryProps } from './RecordGlossary.tsx';

const Loaded = lazy(async () => ({ default: (await import('./RecordGlossary.tsx')).RecordGlossary }));

/** The glossary in a dialog, which does not wait for it: the terms are a script of their own. */
export function LazyGlossary(props: GlossaryProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
