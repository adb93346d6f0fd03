import { randomBytes } from 'node:crypto';

const secret = randomBytes(32).toString('hex');

/**
 * Variables of a local run (npm start, npm run dev, the tests). They stand in no wrangler.toml, so that nothing
 * that is deployed can be local by accident. The secret lives as long as the process; the partner's address leads
 * nowhere and is there so that its card is seen.
 */
export function localVars(): Record<string, string> {
  return {
    ENVIRONMENT: 'local',
    EDGE_ORIGIN_SECRET: process.env.EDGE_ORIGIN_SECRET ?? secret,
    GENEALOGY_URL: 'https://genealogy.example/search',
  };
}

/** Where the site is at home: canonical addresses, links in mails and ways back from a payment lead to this server. */
export function localSite(port: number): Record<string, string> {
  return { SITE_URL: `http://localhost:${port}` };
}
