import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OperatorRemovals } from '../../../shared/contract/removal.ts';
import type { SiteModel } from '../../site/site-model.ts';
import { OperatorRemovalsPage } from './OperatorRemovalsPage.tsx';
import type { OperatorRemovalsPageModel } from './operator-removals-model.ts';

const SITE: SiteModel = { viewer: null, path: '/operator/removals', search: {} };
const REFERENCE = 'AbC-_6789012345678901x';
const DONE: OperatorRemovals[number] = {
  reference: REFERENCE,
  status: 'done',
  what: ['addresses', 'phones'],
  requestedAt: Date.UTC(2026, 10, 20, 12),
  confirmedAt: Date.UTC(2026, 10, 20, 12),
  doneAt: Date.UTC(2026, 10, 20, 12),
  undoneAt: null,
  everywhereBy: null,
  stillHidden: [],
  actions: [],
};
const show = (more: Partial<OperatorRemovalsPageModel>) =>
  renderToStaticMarkup(
    <OperatorRemovalsPage
      page={{ kind: 'operator-removals', removals: [DONE], find: '', findError: null, notice: null, ...more }}
      site={SITE}
    />,
  );

test('a line of the list leads to its request, and restores nothing', () => {
  const html = show({});
  expect(html).toContain(`href="/operator/removals?find=${REFERENCE}"`);
  expect(html).toContain('Street addresses and phone numbers');
  expect(html).not.toContain('name="decision"');
});

test('a request that was looked for can be restored while it is in effect', () => {
  expect(show({ find: REFERENCE })).toContain('name="decision"');
  for (const status of ['waiting', 'being done', 'undone'] as const)
    expect(show({ find: REFERENCE, removals: [{ ...DONE, status }] })).not.toContain('name="decision"');
});

test('who restored it stands beside it', () => {
  const actions = [{ at: Date.UTC(2026, 10, 21, 12), operator: 'ada@example.com', action: 'removal: restored' }];
  expect(show({ removals: [{ ...DONE, status: 'undone', actions }] })).toMatch(/ada@example\.com, [^<]*21/);
});

test('an empty list says why', () => {
  expect(show({ removals: [] })).toContain('No request yet.');
  expect(show({ removals: [], find: REFERENCE })).toContain('There is no such request.');
  expect(show({ removals: [], find: 'x', findError: 'This is neither.' })).toContain('This is neither.');
});
