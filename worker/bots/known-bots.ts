import { isbot } from 'isbot';
import { remember } from '../../shared/urls/remember.ts';
import { isAiAgent } from './ai-crawlers.ts';
import { claimedEngines } from './engines.ts';

/** Longest user agent that is read, in characters; no browser's comes near. */
const USER_AGENT_MAX = 1_000;

/** The part of a user agent that decides: whatever somebody sends, checking it stays cheap. */
export function readUserAgent(headers: Headers): string {
  return (headers.get('user-agent') ?? '').slice(0, USER_AGENT_MAX);
}

/** Visitors share a few hundred user agents, and isbot's one large pattern is slow to reject. */
const isListed = remember((userAgent) => isbot(userAgent), { most: 500 });

/** Whether a user agent says of itself that it is a bot (F6-17). */
export function isBotAgent(userAgent: string): boolean {
  return claimedEngines(userAgent).length > 0 || isAiAgent(userAgent) || isListed(userAgent);
}
