import { Agent, get } from 'node:http';
import { benchAnswers, benchId, benchPath } from './bench-person.ts';
import { USER_AGENT } from './interaction.ts';
import { startPlainWorkerd } from './plain-workerd.ts';
import { memoryOf } from './process-memory.ts';
import { beginTable, print } from './table.ts';

/** Numbers of different people after which memory is read. */
const STAGES = [1_000, 5_000, 20_000, 50_000, 100_000];
const CONNECTIONS = 4;

/** Memory of the plain edge while it shows ever more people, each twice in a row, so that every page is kept for a while. */
export async function benchKeptMemory(): Promise<void> {
  const workerd = await startPlainWorkerd({ answers: benchAnswers(), pages: { anonymous: '', premium: '' } });
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    beginTable('Memory of the edge after so many different people, each seen twice (32 MB of pages are kept)');
    let person = 0;
    for (const stage of STAGES) {
      await Promise.all(
        Array.from({ length: CONNECTIONS }, async () => {
          while (person < stage) {
            person += 1;
            const url = new URL(benchPath(benchId(person)), workerd.edge);
            await view(url, agent);
            await view(url, agent);
          }
        }),
      );
      print(`after ${stage.toLocaleString('en-US')}`, `${memoryOf(workerd.pid).toFixed(0)} MB`);
    }
  } finally {
    agent.destroy();
    await workerd.stop();
  }
}

function view(url: URL, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'user-agent': USER_AGENT } }, (answer) => {
      answer.resume();
      answer.once('end', resolve);
    }).once('error', reject);
  });
}
