import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig } from '../../../config/app-config';
import { ConsoleHost } from '../../calls/console-host';
import { orWithout } from '../or-without';
import { type PageWords, withWords } from './page-head';
import { guestRouteTest } from './page-routes';
import { type AskAllowed, pageSender } from './page-sender';
import { readWebFiles, type WebFiles } from './web-files';

const HASHED_ASSET = /^\/assets\//;
const LOOKS_LIKE_FILE = /\.[a-z0-9]{1,8}$/i;
const YEAR_SECONDS = 31_536_000;
/** What keeps the guests' app on their phones; its page is the one that opens every address without a connection. */
const WORKER = '/service-worker.js';
const WITHDRAWN_WORKER = '/withdrawn-worker.js';
const SHELL = '/index.html';
/** Of the hidden frame in which a guest is signed in: the whole app would start a second time beside the page. */
const SILENT_FRAME = /^\/oidc-silent-renew\/?$/i;
const SILENT_PAGE = '/silent-renew.html';
/** The console's prefix in any case, as every other path may be typed (D24). */
const CONSOLE = /^\/admin(?=[/?#]|$)/i;
/** A worker may ask for what its pages may; no page's policy holds for it. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; script-src 'self'";

interface WebApp {
  readonly prefix: string;
  readonly files: WebFiles;
  readonly isRoute: (path: string) => boolean;
}

export type AskSettings = AskAllowed & {
  /** What a page of the guest app says of itself. */
  readonly words: (path: string) => Promise<PageWords>;
};

/** Serves the built web apps: guests under `/`, the console under `/admin` when there is one. Never HTML for `/api`. */
export async function serveWebApps(server: FastifyInstance, config: AppConfig, ask: AskSettings): Promise<void> {
  const guest = readWebFiles(config.guestWebDirectory);
  const admin = readWebFiles(config.adminWebDirectory);
  const apps: WebApp[] = [
    ...(admin ? [{ prefix: '/admin', files: admin, isRoute: () => true }] : []),
    ...(guest ? [{ prefix: '', files: guest, isRoute: guestPageTest(config) }] : []),
  ];
  if (apps.length === 0) return;
  const hosts = new ConsoleHost(config);

  await server.register(fastifyStatic, {
    root: apps.map((app) => app.files.directory),
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  // Without the resort's words the app says them itself, a moment later.
  const wordsAt = orWithout("the resort's words", ask.words, undefined);
  const sendPage = pageSender(config, ask);

  server.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const path = decodePath(request.url);
    const app = apps.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
    if (app?.prefix === '/admin' && !hosts.servesConsole(request)) return reply.callNotFound();
    if (app?.prefix === '' && admin && CONSOLE.test(request.url) && hosts.servesConsole(request))
      return reply.redirect(request.url.replace(CONSOLE, '/admin'));
    if (!app || path.toLowerCase().startsWith('/api')) return reply.callNotFound();
    const inside = path.slice(app.prefix.length) || '/';
    const file = fileAt(app, path, inside, config.withdrawsWorker);
    if (file) return reply.headers(file.headers).sendFile(file.name, app.files.directory);
    const otherPage = app.files.otherPages.get(isSilentFrame(request, inside) ? SILENT_PAGE : inside);
    if (otherPage !== undefined) return sendPage(reply, path, otherPage, 200);
    if (app.prefix === '' && !hosts.servesGuests(request))
      return reply.redirect(path === '/' ? '/admin/' : `${config.publicUrl}${request.url}`);
    const isPage = app.isRoute(inside) && !isAsset(inside);
    if (LOOKS_LIKE_FILE.test(inside) && !isPage && !asksForPage(request)) return reply.callNotFound();
    const page = app.prefix === '' ? await wordsAt(path) : undefined;
    return sendPage(reply, path, page ? withWords(app.files.page, page) : app.files.page, isPage ? 200 : 404);
  });
}

/** The file of the build that stands there, and how it may be kept. */
function fileAt(
  { files }: WebApp,
  path: string,
  inside: string,
  withdrawsWorker: boolean,
): { name: string; headers: Record<string, string> } | undefined {
  if (path === WORKER && files.has(WORKER)) {
    const headers = { 'cache-control': 'no-cache', 'content-security-policy': WORKER_POLICY };
    return { name: withdrawsWorker ? WITHDRAWN_WORKER : WORKER, headers };
  }
  if (!files.has(inside)) return undefined;
  const kept = HASHED_ASSET.test(inside) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600';
  return { name: inside, headers: { 'cache-control': kept } };
}

function guestPageTest(config: AppConfig): (path: string) => boolean {
  const isRoute = guestRouteTest(config.features);
  return (path) => path === SHELL || isRoute(path);
}

/** Opened by itself it is a page of the app like others; a browser that does not say what it asks for gets that too. */
const isSilentFrame = ({ headers }: FastifyRequest, path: string): boolean =>
  SILENT_FRAME.test(path) && headers['sec-fetch-dest'] === 'iframe';

const isAsset = (path: string): boolean => HASHED_ASSET.test(path) && LOOKS_LIKE_FILE.test(path);

/** A person who follows a link; a script, style or picture that is missing must not be answered with a page. */
const asksForPage = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false;

function decodePath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
