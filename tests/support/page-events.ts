import type { Page } from '@playwright/test';

export interface SentEvent {
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** What one beacon holds. */
export interface SentBatch {
  readonly experiments?: object;
  readonly test?: object;
  readonly events: readonly SentEvent[];
}

/**
 * The batches of events that a page sends, as they arrive; none of them reaches the site. What is sent while the page is
 * being left belongs to no page anymore and is not heard: a test waits for its events before it leaves.
 */
export async function listenForBatches(page: Page): Promise<SentBatch[]> {
  const batches: SentBatch[] = [];
  await listen(page, (batch) => batches.push(batch));
  return batches;
}

/** The events that a page sends, as {@link listenForBatches}. */
export async function listenForEvents(page: Page): Promise<SentEvent[]> {
  const events: SentEvent[] = [];
  await listen(page, (batch) => events.push(...batch.events));
  return events;
}

/** Only their names. */
export async function listenForEventNames(page: Page): Promise<string[]> {
  const names: string[] = [];
  await listen(page, (batch) => names.push(...batch.events.map(({ name }) => name)));
  return names;
}

/** A beacon's body can be read only while it is held. */
async function listen(page: Page, hear: (batch: SentBatch) => void): Promise<void> {
  await page.route('**/api/events', async (route) => {
    hear(route.request().postDataJSON() as SentBatch);
    await route.fulfill({ json: { isDone: true } });
  });
}
