import type { MiddlewareHandler } from 'hono';
import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { EdgeContext, EdgeEnv } from '../context.ts';
import type { AccessSettings } from '../env.ts';
import { unknownPath } from './closed-paths.ts';

/** Who acts in a local run, where the pages are open to whoever sits at the machine. */
const LOCAL_OPERATOR = 'local operator';
const ASSERTION = 'cf-access-jwt-assertion';
/** Longest assertion we read, in characters. */
const ASSERTION_MAX = 8_192;
/** What a header of the envelope can carry as it is. */
const ADDRESS = /^[\x21-\x7e]{3,254}$/;

// One set of keys per team and isolate; jose asks for them again when a key is unknown, at most every 30 seconds.
const keySets = new Map<string, JWTVerifyGetKey>();

/**
 * Guards the operator's pages (/operator): outside a local run, only those pass whom Cloudflare Access signed in, by the
 * assertion that it adds to each request. For everybody else the path is as unknown as any other. `keysOf` are the keys
 * of a team.
 */
export const operator = (keysOf: (teamUrl: string) => JWTVerifyGetKey = keysOfTeam): MiddlewareHandler<EdgeEnv> =>
  async function operator(c, next) {
    const { isLocal, access } = c.get('settings');
    const name = isLocal ? LOCAL_OPERATOR : await readOperator(c, access, keysOf);
    if (name === null) return unknownPath(c);
    c.set('operator', name);
    return next();
  };

/** The email address of the assertion; null if there is none, it is not for us, or it names nobody. */
async function readOperator(
  c: EdgeContext,
  access: AccessSettings | null,
  keysOf: (teamUrl: string) => JWTVerifyGetKey,
): Promise<string | null> {
  const assertion = c.req.header(ASSERTION) ?? '';
  if (access === null || assertion === '' || assertion.length > ASSERTION_MAX) return null;
  try {
    const { payload } = await jwtVerify(assertion, keysOf(access.teamUrl), {
      issuer: access.teamUrl,
      audience: access.audience,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat', 'email'],
    });
    // A service token has no address: an action must have a person.
    const { email } = payload;
    return typeof email === 'string' && ADDRESS.test(email) ? email.toLowerCase() : null;
  } catch {
    return null;
  }
}

function keysOfTeam(teamUrl: string): JWTVerifyGetKey {
  const known = keySets.get(teamUrl);
  if (known !== undefined) return known;
  const made = createRemoteJWKSet(new URL('/cdn-cgi/access/certs', teamUrl));
  keySets.set(teamUrl, made);
  return made;
}
