import { expect, test } from 'vitest';
import { KEPT_FOR } from '../../retention/kept-for.ts';
import { spanText } from '../../retention/span.ts';
import { monitorRelativesCopy } from './monitor.ts';

// Written out there: the table of times would be loaded with every dialog.
test('the dialog says how long the link works that confirms an address', () => {
  const span = spanText(KEPT_FOR.unconfirmedMonitor);
  expect(monitorRelativesCopy.confirm('june@example.com')).toContain(`within ${span}.`);
  expect(monitorRelativesCopy.confirmUnnamed).toContain(`within ${span}.`);
});
