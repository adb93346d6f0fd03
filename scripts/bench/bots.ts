import { browserAgents, crawlerAgents } from '../../tests/support/agent-lists.ts';
import { isBotAgent } from '../../worker/bots/known-bots.ts';
import { printGrid } from './table.ts';

/** How many of the misjudged are named. */
const NAMED = 20;

/** How many user agents of public lists end up on the wrong side: crawlers taken for people, browsers taken for bots. */
export function benchBots(): Promise<void> {
  const lists = [
    { name: 'crawlers taken for people', agents: crawlerAgents(), isWrong: (agent: string) => !isBotAgent(agent) },
    { name: 'browsers taken for bots', agents: browserAgents(), isWrong: isBotAgent },
  ].map((list) => ({ ...list, wrong: list.agents.filter(list.isWrong) }));
  printGrid(
    'User agents on the wrong side',
    ['of', 'wrong', 'share, aim 1 %'],
    lists.map(({ name, agents, wrong }) => {
      const share = `${((100 * wrong.length) / agents.length).toFixed(2)} %`;
      return { name, cells: [agents.length.toLocaleString('en-US'), String(wrong.length), share] };
    }),
  );
  for (const agent of lists.flatMap(({ wrong }) => wrong.slice(0, NAMED))) console.log(`  ${agent}`);
  return Promise.resolve();
}
