import { lateRenders } from './late-trees.tsx';
import { type Outcome, observe } from './observe.ts';
import { otherRenders } from './other-renders.tsx';
import { personPage } from './person-page.tsx';
import { trees } from './trees.tsx';

/**
 * Renders that tests/guards/react-stream.test.ts builds twice, with React's own renderer and with ours, and compares.
 * Each build has its own React, so nothing made here may be shared between them.
 */
export const renders: Readonly<Record<string, () => Promise<Outcome>>> = {
  ...Object.fromEntries(Object.entries(trees).map(([name, tree]) => [name, () => observe(tree)])),
  ...lateRenders,
  ...otherRenders,
  ...personPage,
};
