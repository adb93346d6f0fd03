import type { BotClass } from '../../shared/contract/transport/envelope.ts';
import { isAiAgent } from './ai-crawlers.ts';
import type { BotProofs } from './bot-proofs.ts';
import { type CloudflareSays, verdictOf } from './cloudflare-verdict.ts';
import { claimedEngines, isTrustedLocally } from './engines.ts';
import { isBotAgent, readUserAgent } from './known-bots.ts';
import { isSignedBy, type RequestSignature, readSignatures } from './request-signature.ts';
import type { SignedRequest } from './signature-base.ts';

/** What a class was decided by. */
export type BotReason =
  /** another bot: an AI crawler, by its name or by Cloudflare's verdict */
  | 'ai-crawler'
  /** a search engine: by Cloudflare's verdict, by its key, by its address, or because a local run trusts its name */
  | 'cloudflare'
  | 'signature'
  | 'address'
  | 'trusted-locally'
  /** another bot: it claims to be an engine and proves nothing, signs with another key, is verified, or names itself */
  | 'no-proof'
  | 'signed-by-another'
  | 'verified-bot'
  | 'user-agent'
  /** a person: nothing says otherwise */
  | 'no-bot';

export interface BotDecision {
  readonly botClass: BotClass;
  readonly reason: BotReason;
}

export interface BotQuestion {
  readonly request: SignedRequest;
  readonly cloudflare: CloudflareSays | undefined;
  /** as Cloudflare saw it; never from X-Forwarded-For */
  readonly clientAddress: string;
  readonly settings: {
    readonly trustBotUserAgent: boolean;
    /** scheme and host of the engines whose keys prove them */
    readonly signedEngines: readonly string[];
  };
  /** reads what is stored; asked only for claims that it can settle */
  readonly proofs: () => Promise<BotProofs | null>;
  /** in milliseconds since 1970 */
  readonly now: number;
}

/**
 * The class of a visitor, and why (F6-17, F6-18, P6-045; docs/bots.md). A user agent alone proves nothing: whoever claims
 * to be Google or Bing without proof is just a bot. A signature proves who signs, whatever the user agent says, and only
 * configured engines are search engines.
 */
export async function decideBot(question: BotQuestion): Promise<BotDecision> {
  const { request, cloudflare, settings } = question;
  const userAgent = readUserAgent(request.headers);
  const verdict = verdictOf(cloudflare);
  if (verdict === 'ai' || isAiAgent(userAgent)) return { botClass: 'other-bot', reason: 'ai-crawler' };

  const engines = claimedEngines(userAgent);
  if (engines.length > 0 && verdict === 'engine') return { botClass: 'search-engine', reason: 'cloudflare' };

  const signatures = readSignatures(request.headers);
  if (await isSignedByEngine(question, signatures)) return { botClass: 'search-engine', reason: 'signature' };

  if (engines.length > 0) {
    if ((await question.proofs())?.isAddressOf(engines, question.clientAddress, question.now) === true)
      return { botClass: 'search-engine', reason: 'address' };
    if (settings.trustBotUserAgent && isTrustedLocally(userAgent))
      return { botClass: 'search-engine', reason: 'trusted-locally' };
    return { botClass: 'other-bot', reason: 'no-proof' };
  }
  if (signatures.length > 0) return { botClass: 'other-bot', reason: 'signed-by-another' };
  if (verdict !== 'nothing') return { botClass: 'other-bot', reason: 'verified-bot' };
  if (isBotAgent(userAgent)) return { botClass: 'other-bot', reason: 'user-agent' };
  return { botClass: 'human', reason: 'no-bot' };
}

/** Whether a configured engine signed this. Keys are read only if one of them is named. */
async function isSignedByEngine(
  { request, settings, proofs, now }: BotQuestion,
  signatures: readonly RequestSignature[],
): Promise<boolean> {
  for (const signature of signatures) {
    const { agent, keyid } = signature;
    if (agent === null || !settings.signedEngines.includes(agent)) continue;
    const key = (await proofs())?.keyOf(agent, keyid, now) ?? null;
    if (key !== null && (await isSignedBy(request, signature, key, now))) return true;
  }
  return false;
}
