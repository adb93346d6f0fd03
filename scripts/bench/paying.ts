import { paths } from '../../shared/urls/paths.ts';
import { benchBytes } from './page-bytes.ts';
import { pathOfFullPage } from './pages-to-visit.ts';
import { benchCheckoutCpu } from './paying-cpu.ts';
import { benchPayingWays } from './paying-ways.ts';
import { onSite } from './site-under-test.ts';

/** What it takes to pay for a report and read its first record, and what the checkout's page costs. */
export async function benchPaying(stateDir: string): Promise<void> {
  await onSite({ stateDir }, async (url, peopleFile) => {
    await benchPayingWays(url, peopleFile);
    const wpId = pathOfFullPage(peopleFile).split('/').at(-1);
    await benchBytes(url, paths.checkoutSearch({ wpId }), 'checkout page of a report');
  });
  await benchCheckoutCpu();
}
