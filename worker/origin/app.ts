import { Hono } from 'hono';
import { answerLogin, answerLogout, answerReports, answerUser } from './accounts/routes.ts';
import type { OriginEnv } from './context.ts';
import { serveCall } from './http/serve-call.ts';
import { requireEnvelope } from './middleware/envelope.ts';
import { answerNotFound, mapError } from './middleware/error-mapper.ts';
import { startRequest } from './middleware/start-request.ts';
import {
  answerPersonCounts,
  answerPersonDetails,
  answerPersonPremium,
  answerPersonSmartcheck,
} from './people/routes.ts';
import { answerSearchPeople } from './search/routes.ts';

/** The reference origin: every middleware in its order, and every call. Paths and shapes stand in shared/contract/calls.ts. */
export const app = new Hono<OriginEnv>();

app.onError(mapError);
app.notFound(answerNotFound);
app.use(startRequest);
app.use(requireEnvelope);

serveCall(app, 'personDetails', answerPersonDetails);
serveCall(app, 'personCounts', answerPersonCounts);
serveCall(app, 'personPremium', answerPersonPremium);
serveCall(app, 'personSmartcheck', answerPersonSmartcheck);
serveCall(app, 'searchPeople', answerSearchPeople);
serveCall(app, 'user', answerUser);
serveCall(app, 'reports', answerReports);
serveCall(app, 'login', answerLogin);
serveCall(app, 'logout', answerLogout);
