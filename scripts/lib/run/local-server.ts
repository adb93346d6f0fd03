import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  convertV4MiniflareOptions,
  Log,
  LogLevel,
  type Miniflare,
  type Request as WorkerRequest,
  type Response as WorkerResponse,
} from 'miniflare';
import type { Certificate } from './certificate.ts';
import { guardRuntimes, LocalServer } from './runtime.ts';
import { withFreePort } from './with-free-port.ts';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** The folder of the local databases; npm run dev and npm start share it. */
export const STATE_DIR = join(ROOT, '.wrangler/state/v3');
/** The test databases, separate from those of npm start; npm test gives the browser tests their own folder. */
export const TEST_STATE_DIR = join(ROOT, process.env.TEST_STATE_DIR ?? '.wrangler/test-state');

export interface LocalServerOptions {
  /** 0: any free port */
  readonly port: number;
  /** variables of both workers; see local-vars.ts. Without SITE_URL the site's own address is the returned one */
  readonly vars: Readonly<Record<string, string>>;
  /** variables of the edge worker only */
  readonly edgeVars?: Readonly<Record<string, string>>;
  /** variables of the origin worker only */
  readonly originVars?: Readonly<Record<string, string>>;
  /** folder of the databases */
  readonly stateDir?: string;
  /** replaces the origin worker, for tests of the edge with a bad origin */
  readonly originUrl?: string;
  readonly onLog?: (line: string) => void;
  /** the inspector port of both workers; 0 for any free port. No inspector if omitted. */
  readonly inspectorPort?: number;
  /** hashes passwords in a second process, so that no page view waits for a log-in; without it, the origin does */
  readonly hasHasher?: boolean;
  /** gives the origin worker its own loopback address, for tests that bypass the edge: `originAddress` */
  readonly isOriginReachable?: boolean;
  /** answers what the edge worker's scheduled job asks of the outside, instead of the network */
  readonly outsideOfEdge?: (request: WorkerRequest) => Promise<WorkerResponse>;
  /** serves https with this certificate, and nothing over http */
  readonly certificate?: Certificate;
  /** binds datasets of Analytics Engine to the origin worker, by their bindings; a local one keeps nothing */
  readonly datasets?: readonly string[];
  /** answers what the origin worker asks of the outside, instead of the network: a payment provider's fake */
  readonly outside?: (request: WorkerRequest) => Promise<WorkerResponse>;
}

interface Started {
  readonly server: LocalServer;
  readonly url: URL;
}

interface StartedSite {
  readonly server: Miniflare;
  readonly url: URL;
  /** where the hasher listens; null without one */
  readonly hasherUrl: URL | null;
}

interface BuiltQueues {
  readonly producers?: { queue: string; binding: string }[];
  readonly consumers?: {
    queue: string;
    max_batch_size?: number;
    max_batch_timeout?: number;
    max_retries?: number;
    retry_delay?: number;
  }[];
}

interface BuiltConfig {
  readonly name: string;
  readonly main: string;
  readonly compatibility_date: string;
  readonly compatibility_flags: string[];
  readonly vars?: Record<string, string>;
  readonly ratelimits?: { name: string; namespace_id: string; simple: { limit: number; period: 10 | 60 } }[];
  readonly assets?: { run_worker_first?: string[] };
  readonly kv_namespaces?: { binding: string; id: string }[];
  readonly d1_databases?: { binding: string; database_id: string }[];
  readonly queues?: BuiltQueues;
  readonly durable_objects?: { bindings: { name: string; class_name: string }[] };
}

/**
 * Serves the production build in workerd through Miniflare: both workers, the static files, the local databases. npm
 * start, the tests and the bench all run the product this way.
 *
 * @throws if the build is missing or the port is taken (Miniflare's own errors)
 */
export async function startLocalServer(options: LocalServerOptions): Promise<StartedSite> {
  const hasher = options.hasHasher === true ? await startHasher({ ...options.vars, ...options.originVars }) : null;
  try {
    const site = await withFreePort(options.port, (port) => serveSite(options, port, hasher));
    return { ...site, hasherUrl: hasher?.url ?? null };
  } catch (error) {
    await hasher?.server.dispose();
    throw error;
  }
}

async function serveSite(options: LocalServerOptions, port: number, hasher: Started | null): Promise<Started> {
  const edge = readWorker('porchlight_edge');
  const origin = readWorker('porchlight_origin');
  const { edgeVars, originVars, originUrl, onLog, inspectorPort, certificate } = options;
  const vars = { SITE_URL: siteUrlAt(port, options.vars.ENVIRONMENT), ...options.vars };
  const originBinding = originUrl === undefined ? { serviceBindings: { ORIGIN: origin.config.name } } : {};
  const server = new LocalServer(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      // Cloudflare's data about a request; without it Miniflare asks the network.
      cf: { country: 'US', timezone: 'America/New_York', colo: 'LOC' },
      port,
      ...(certificate === undefined ? {} : { httpsKey: certificate.key, httpsCert: certificate.certificate }),
      ...(inspectorPort === undefined ? {} : { inspectorPort }),
      log: new Log(LogLevel.WARN),
      resourcePersistencePath: options.stateDir ?? STATE_DIR,
      ...(onLog === undefined ? {} : { handleStructuredLogs: (log: { message: string }) => onLog(log.message) }),
      workers: [
        {
          ...edge.options,
          bindings: {
            ...edge.config.vars,
            ...vars,
            ...edgeVars,
            ...(originUrl === undefined ? {} : { ORIGIN_URL: originUrl }),
          },
          ...originBinding,
          ...(options.outsideOfEdge === undefined ? {} : { outboundService: options.outsideOfEdge }),
          kvNamespaces: Object.fromEntries((edge.config.kv_namespaces ?? []).map(({ binding, id }) => [binding, id])),
          ratelimits: Object.fromEntries(
            (edge.config.ratelimits ?? []).map(({ name, namespace_id, simple }) => [name, { namespace_id, simple }]),
          ),
          assets: {
            directory: join(ROOT, 'dist/client'),
            binding: 'ASSETS',
            run_worker_first: edge.config.assets?.run_worker_first ?? [],
            routerConfig: { has_user_worker: true },
            assetConfig: { html_handling: 'none', not_found_handling: 'none' },
          },
        },
        {
          ...origin.options,
          ...(options.outside === undefined ? {} : { outboundService: options.outside }),
          ...(options.isOriginReachable === true ? { unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }] } : {}),
          ...(hasher === null
            ? {}
            : { serviceBindings: { HASHER: { external: { address: hasher.url.host, http: {} } } } }),
          bindings: { ...origin.config.vars, ...vars, ...originVars },
          d1Databases: Object.fromEntries((origin.config.d1_databases ?? []).map((d) => [d.binding, d.database_id])),
          analyticsEngineDatasets: Object.fromEntries(
            (options.datasets ?? []).map((dataset) => [dataset, { dataset }]),
          ),
          ...queuesOf(origin.config),
          durableObjects: Object.fromEntries(
            (origin.config.durable_objects?.bindings ?? [])
              // The hasher's process does what its pool of objects does on Cloudflare.
              .filter(({ class_name }) => class_name !== 'PasswordHasher')
              .map(({ name, class_name }) => [name, { className: class_name, useSQLite: true }]),
          ),
        },
      ],
    }),
  );
  if (hasher !== null) server.endsWith(hasher.server);
  return whenReady(server);
}

/** Queues in memory: their messages are gone with the process, and the next run of the scheduled job sends others. */
function queuesOf({ queues }: BuiltConfig) {
  const { producers = [], consumers = [] } = queues ?? {};
  return {
    queueProducers: Object.fromEntries(producers.map(({ binding, queue }) => [binding, { queueName: queue }])),
    queueConsumers: Object.fromEntries(
      consumers.map(({ queue, ...limits }) => [
        queue,
        {
          maxBatchSize: limits.max_batch_size,
          maxBatchTimeout: limits.max_batch_timeout,
          maxRetries: limits.max_retries,
          retryDelay: limits.retry_delay,
        },
      ]),
    ),
  };
}

/**
 * The worker that only hashes, in a workerd of its own: all workers of one process share its thread. Of the variables it
 * gets only the secret.
 */
function startHasher(vars: Readonly<Record<string, string>>): Promise<Started> {
  const { config, options } = readWorker('porchlight_hasher');
  const secrets = Object.entries(vars).filter(([name]) => name.startsWith('EDGE_ORIGIN_SECRET'));
  const bindings = { ...config.vars, ...Object.fromEntries(secrets) };
  const server = new LocalServer(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      cf: false,
      log: new Log(LogLevel.WARN),
      workers: [{ ...options, bindings }],
    }),
  );
  return whenReady(server);
}

async function whenReady(server: LocalServer): Promise<Started> {
  try {
    const url = await server.ready;
    guardRuntimes();
    return { server, url };
  } catch (error) {
    // What did not start may still hold something.
    await server.dispose().catch(() => undefined);
    throw error;
  }
}

/**
 * The site answers only its own host. Outside a local environment that must be https; without a certificate, another
 * server terminates it.
 */
function siteUrlAt(port: number, environment: string | undefined): string {
  return `${environment === 'local' ? 'http' : 'https'}://127.0.0.1:${port}`;
}

/** The address of the origin worker of a server started with `isOriginReachable`. */
export function originAddress(server: Miniflare): Promise<URL> {
  return server.unsafeGetDirectURL(readWorker('porchlight_origin').config.name);
}

function readWorker(folder: string) {
  const root = join(ROOT, 'dist', folder);
  const config = JSON.parse(readFileSync(join(root, 'wrangler.json'), 'utf8')) as BuiltConfig;
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.m?js$/.test(file));
  const modules = [config.main, ...files.filter((file) => file !== config.main)].map((file) => ({
    type: 'ESModule' as const,
    path: join(root, file),
  }));
  return {
    config,
    options: {
      name: config.name,
      modules,
      modulesRoot: root,
      compatibilityDate: config.compatibility_date,
      compatibilityFlags: config.compatibility_flags,
    },
  };
}
