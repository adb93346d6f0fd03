// npm start: builds, fills missing local databases, and serves the production build in workerd.
// First: what follows takes memory.
import './lib/run/small-memory.ts';
import { ensureBuild } from './lib/build/build.ts';
import { prepareDatabases } from './lib/database/prepare-databases.ts';
import { holdState } from './lib/database/state-lock.ts';
import { endWhenGone } from './lib/database/watch-databases.ts';
import { printWelcome } from './lib/demo/welcome.ts';
import { STATE_DIR, startLocalServer } from './lib/run/local-server.ts';
import { localAds, localSite, localVars } from './lib/run/local-vars.ts';
import { assertPortIsFree, parsePort } from './lib/run/port.ts';
import { releaseMemory } from './lib/run/release-memory.ts';
import { failWithSentence, say } from './lib/run/say.ts';

try {
  const port = parsePort(process.env.PORT);
  await assertPortIsFree(port);
  holdState(STATE_DIR);
  await ensureBuild(say);
  const databases = await prepareDatabases();
  const { server, url } = await startLocalServer({
    port,
    vars: { ...localVars(), ...localSite(port) },
    edgeVars: { ...localAds(port), ...edgeVars() },
    originVars: { ...stripeVars(), ...deleteActVars(), ...operatorVars() },
    hasHasher: true,
  });
  printWelcome(url, databases.worthLookingAt);
  releaseMemory();
  endWhenGone([databases.peopleFile, databases.accountsFile], () => server.dispose());
  const stop = () => server.dispose().finally(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  failWithSentence(error);
}

/** Stripe's test mode, for those who want to try it: without its key the test provider handles payments. */
function stripeVars(): Record<string, string> {
  if (process.env.STRIPE_SECRET_KEY === undefined) return {};
  return fromShell(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_AUTOMATIC_TAX']);
}

/** The platform of the California Delete Act, such as its sandbox: without it, no lists are fetched. */
function deleteActVars(): Record<string, string> {
  const names = ['API_URL', 'API_KEY', 'BROKER_ID', 'WEBHOOK_SECRET', 'DAYS'];
  return fromShell(names.map((name) => `DELETE_ACT_${name}`));
}

function fromShell(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/**
 * The daily limits, for those who want to meet them sooner: QUOTAS='{"anonymousPersons": 3}'; and another seller and
 * operator than the invented ones: SELLER='{"name": "…"}', OPERATOR='{"name": "…"}'.
 */
function operatorVars(): Record<string, string> {
  const { QUOTAS, SELLER, OPERATOR } = process.env;
  const given = Object.entries({ QUOTAS, SELLER, OPERATOR });
  return Object.fromEntries(given.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** Experimental settings, passed from the shell to the edge worker. */
function edgeVars(): Record<string, string> {
  const { TRUST_BOT_USER_AGENT, AI_CRAWLERS, DETAILS_TIMEOUT_MS, INDEX_INVENTED } = process.env;
  return {
    ...(TRUST_BOT_USER_AGENT === undefined ? {} : { TRUST_BOT_USER_AGENT }),
    ...(AI_CRAWLERS === undefined ? {} : { AI_CRAWLERS }),
    ...(DETAILS_TIMEOUT_MS === undefined ? {} : { DETAILS_TIMEOUT_MS }),
    ...(INDEX_INVENTED === undefined ? {} : { INDEX_INVENTED }),
  };
}
