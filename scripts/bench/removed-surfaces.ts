import { ANONYMOUS, answerTo, askRemoval } from '../../tests/support/ask-planted.ts';
import { startPlantedSite } from '../../tests/support/planted-site.ts';
import {
  type Ask,
  asksAround,
  asksAtLarge,
  callsAbout,
  foundIn,
  pagesAbout,
} from '../../tests/support/planted-surfaces.ts';
import { closeRawConnections } from '../../tests/support/raw-http.ts';
import { DEFAULT_SEED } from '../lib/database/people-database.ts';
import { beginTable, median, print } from './table.ts';

/** How many people are removed, one after the other. */
const PEOPLE = 10;
/** Requests at a time. */
const AT_ONCE = 6;

/**
 * How long after the click that confirms a removal the person can still be found on any surface: every call and page about
 * them, and where others name them, is asked anew until none knows them.
 */
export async function benchRemovedSurfaces(): Promise<void> {
  const site = await startPlantedSite(DEFAULT_SEED);
  try {
    const clicks: number[] = [];
    const left: number[] = [];
    let asked = 0;
    let held = 0;
    for (const [at, person] of site.planted.slice(0, PEOPLE).entries()) {
      const asks = [...callsAbout(person), ...pagesAbout(person), ...asksAround(person), ...asksAtLarge()];
      const before = await sweep(asks);
      const confirm = await askRemoval(site, person.id, `bench${at}@example.com`);
      const begin = performance.now();
      const { status } = await confirm();
      if (status !== 200) throw new Error(`the confirming click answered ${status}`);
      const answered = performance.now();
      clicks.push(answered - begin);
      asked = asks.length;
      held = Math.max(held, before);
      let lastSeen = 0;
      while ((await sweep(asks)) > 0) lastSeen = performance.now() - answered;
      left.push(lastSeen);

      /** On how many of these the person is found. */
      async function sweep(all: readonly Ask[]): Promise<number> {
        const queue = [...all];
        let found = 0;
        const work = async (): Promise<void> => {
          for (let ask = queue.pop(); ask !== undefined; ask = queue.pop())
            if (foundIn((await answerTo(site, ask, ANONYMOUS)).text, ask, [person]).length > 0) found += 1;
        };
        await Promise.all(Array.from({ length: AT_ONCE }, work));
        return found;
      }
    }
    beginTable(`Removing ${PEOPLE} people, one by one, and asking ${asked} calls and pages about each`);
    print('surfaces that showed somebody before', String(held), 'to an anonymous reader, at most');
    print('the confirming click', `${median(clicks).toFixed(0)} ms`, `at most ${Math.max(...clicks).toFixed(0)} ms`);
    print(
      'until the last surface on which they are found',
      `${(Math.max(...left) / 1_000).toFixed(1)} s`,
      'aim: the next request',
    );
  } finally {
    closeRawConnections();
    await site.server.dispose();
  }
}
