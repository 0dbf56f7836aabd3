import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import inject from 'light-my-request';
import next from 'next';
import { PAGE_AGE_HEADER, stylesheetAt, type StylesheetKind } from '@suluh/domain/address';
import { answer } from './answer.ts';
import { setAside } from './aside.ts';
import { asideTexts } from './asideTexts.ts';
import { sendFile } from './missingFile.ts';
import { followChanges } from './follow.ts';
import { sendLean } from './drawnPage.ts';
import { sendStylesheet } from './stylesheetFile.ts';
import { StylesheetStore } from './stylesheetStore.ts';
import { DOWNTIME_HEADER, rendered } from './keepable.ts';
import { demandHttps, giveNonce } from './policy.ts';
import { Keeper } from './keeper.ts';
import { withPatience } from './patience.ts';
import { keyOf, requestOf, templateKey } from './pageKey.ts';
import { answerByTemplate, renderTemplate } from './templates.ts';
import { tellLength } from './toldLength.ts';
import { wellFormed } from './wellFormed.ts';
import { wholeNotFound, type DrawnAnswer } from './wholeNotFound.ts';

export interface KeptPagesOptions {
  port: number;
  hostname: string;
  /** Folder of the Next app, built. */
  folder: string;
  /**
   * The address under which a page is kept, with only the parameters that change it, in one order; null for pages that
   * are one person's, or not worth keeping.
   */
  keptAddress: (url: URL) => string | null;
  /** The address of a stylesheet's file that a page at a path loads. */
  stylesheetPath: (pathname: string, name: string) => string;
  /**
   * The path of a page that is drawn once for all words, and the words a request has for it (`templates.ts`); null for all
   * other pages, and for who has a page of their own.
   */
  wordsAt: (url: URL, headers: IncomingHttpHeaders) => { pathname: string; words: string } | null;
  /** Whether a visitor saves data: pages are kept once for those who do, and once for all others. */
  isSaving: (headers: IncomingHttpHeaders) => boolean;
  /** Whether pages are drawn for this visitor alone, also those that are kept for everybody. */
  isDrawnAlone: (headers: IncomingHttpHeaders) => boolean;
  /** Where the API announces changes, and what it needs to know us. */
  changes: { url: string; headers: () => Record<string, string> };
  /** The app answers several hosts, and each its own way. */
  variesByHost: boolean;
  /** Visitors come by https. */
  isHttps: boolean;
  /** Whether the page at a path compiles WebAssembly. */
  hasWasm: (pathname: string) => boolean;
  /** The page by which the site that a path belongs to says that there is nothing. */
  notFoundPath: (pathname: string) => string;
  /** Whether the app hands a path on to another, whose answer is finished. */
  isForwarded: (pathname: string) => boolean;
  /** Whether drawn pages are compressed here, as nobody in front does. Kept pages are there in all forms. */
  isCompressing: boolean;
  /** Memory for pages, in megabytes. */
  megabytes: number;
  onError: (error: unknown) => void;
}

type AskedStylesheet = NonNullable<ReturnType<typeof stylesheetAt>>;

const MEGABYTE = 2 ** 20;
const SHUTDOWN_MS = 4_000;

const isReading = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** Browsers ask for pages as `text/html`, the framework for their data; who names no kind may mean either. */
const asksForPage = ({ headers }: IncomingMessage, { pathname }: URL) =>
  headers.accept?.includes('text/html') ||
  headers['rsc'] !== undefined ||
  (path.extname(pathname) === '' && !pathname.includes('/api/'));

/**
 * Runs a built Next app with its public pages kept: they are rendered once, kept compressed, and renewed when the API
 * says that something changed. All else goes to Next as it is.
 */
export async function serveKeptPages(options: KeptPagesOptions): Promise<Server> {
  const texts = asideTexts();
  const store = new StylesheetStore();
  setAside(texts);
  const app = next({ dev: false, dir: options.folder, hostname: options.hostname, port: options.port });
  await app.prepare();
  const handle = app.getRequestHandler();
  const drawAt = async (url: string, headers: IncomingHttpHeaders): Promise<DrawnAnswer> => {
    const drawn = await inject((request, response) => void handle(request as never, response as never), {
      method: 'GET',
      url,
      headers,
      remoteAddress: '127.0.0.1',
    });
    return { status: drawn.statusCode, headers: drawn.headers, body: drawn.rawPayload };
  };
  const whole = wholeNotFound({ drawAt, notFoundPath: options.notFoundPath });
  /** Hands a request to Next that is answered for itself alone. */
  const draw = (request: IncomingMessage, response: ServerResponse, url: URL | null) => {
    tellLength(response);
    giveNonce({ headers: request.headers, response, hasWasm: url !== null && options.hasWasm(url.pathname) });
    const asked = url ?? URL.parse(request.url ?? '/', 'http://site');
    if (asked && !options.isForwarded(asked.pathname) && !asksForPage(request, asked)) sendFile(response);
    else if (asked && !options.isForwarded(asked.pathname))
      sendLean({
        request,
        response,
        texts,
        whole: (drawn) => whole(asked.pathname, request.headers, drawn),
        ...options,
      });
    return handle(request, response);
  };
  const render = async (key: string) => {
    const { host, address, headers, isSaving, form } = requestOf(key);
    const asks = {
      ...headers,
      ...(isSaving ? { 'save-data': 'on' } : {}),
      host,
      'x-forwarded-host': host,
      accept: 'text/html',
    };
    const { pathname } = new URL(address, 'http://site');
    if (form !== undefined) return renderTemplate(pathname, form, { texts, draw: (at) => drawAt(at, asks) });
    const drawn = await whole(pathname, asks, await drawAt(address, asks));
    const addressOf = async (kind: StylesheetKind, css: string) =>
      options.stylesheetPath(pathname, await store.put(kind, css));
    return rendered({ pathname, texts, sheets: isSaving ? null : { addressOf }, ...drawn });
  };
  const keeper = new Keeper({
    render,
    now: Date.now,
    maxBytes: options.megabytes * MEGABYTE,
    onError: options.onError,
  });
  const stopFollowing = followChanges({
    ...options.changes,
    onChange: (change) => keeper.take(change),
    onHearing: (isHearing) => {
      keeper.shelf.isHearing = isHearing;
    },
    onError: options.onError,
  });

  const give = async (request: IncomingMessage, response: ServerResponse, key: string) => {
    try {
      const { page, source, beganMs } = await keeper.get(key);
      if (request.headers[PAGE_AGE_HEADER] !== undefined) response.setHeader(PAGE_AGE_HEADER, Date.now() - beganMs);
      answer(request, response, page, source);
    } catch (error) {
      options.onError(error);
      if (!response.headersSent) await draw(request, response, null);
      else response.destroy();
    }
  };

  /** Answers by a template, or as any page that is drawn for one request. */
  const fill = async (
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    { words, ...of }: { host: string; address: string; isSaving: boolean; words: string },
  ) => {
    const pageOf = async (form: string) => (await keeper.get(templateKey(of, form))).page;
    try {
      if (await answerByTemplate({ request, response, words, pageOf, texts, isCompressing: options.isCompressing }))
        return;
    } catch (error) {
      options.onError(error);
      if (response.headersSent) return void response.destroy();
    }
    await draw(request, response, url);
  };

  /**
   * Sends a stylesheet's file. Another process may have drawn the page that asks for it: it is drawn here too. Where its
   * sheets are others now, as after a change of builds, those stand in their place, for this once.
   */
  const giveStylesheet = async (
    request: IncomingMessage,
    response: ServerResponse,
    { name, kind }: AskedStylesheet,
    host: string,
  ) => {
    const file = store.get(name);
    if (file) return sendStylesheet(request, response, file, true);
    const from = URL.parse(String(request.headers.referer ?? ''));
    const address = from && options.keptAddress(from);
    const page = address ? (await keeper.get(keyOf(address, host, request.headers, false))).page : null;
    const current = [...(page?.headers['link'] ?? '').matchAll(/<([^>]*)>/g)]
      .map(([, path]) => stylesheetAt(path!))
      .find((sheet) => sheet?.kind === kind);
    const other = current && store.get(current.name);
    if (other) return sendStylesheet(request, response, other, current.name === name);
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end();
  };

  const ownHost = `${options.hostname}:${options.port}`;
  const server = createServer((request, response) => {
    const { headers } = request;
    request.url = wellFormed(request.url ?? '/');
    if (request.method === 'TRACE') return void response.writeHead(405, { allow: 'GET, HEAD, POST' }).end(); // Next answers it with 500
    const host = options.variesByHost ? String(headers['x-forwarded-host'] ?? headers.host ?? ownHost) : ownHost;
    const url = isReading(request) ? URL.parse(request.url, 'http://site') : null;
    const isAskedInside = headers[DOWNTIME_HEADER] !== undefined; // the downtime screen draws itself from a page
    const sheet = url && !options.isForwarded(url.pathname) ? stylesheetAt(url.pathname) : null;
    if (sheet) {
      giveStylesheet(request, response, sheet, host).catch((error: unknown) => {
        options.onError(error);
        if (response.headersSent) response.destroy();
        else response.writeHead(503, { 'cache-control': 'no-store' }).end();
      });
      return;
    }
    const address = url && !isAskedInside && !options.isDrawnAlone(headers) ? options.keptAddress(url) : null;
    if (options.isHttps) demandHttps({ headers, response });
    if (url === null) return void draw(request, response, url); // what is sent may take long to come over a thin line
    const asked = address === null && !isAskedInside && !options.isDrawnAlone(headers) && request.method === 'GET' ? options.wordsAt(url, headers) : null; // prettier-ignore
    if (asked) return void withPatience(() => fill(request, response, url, { host, address: asked.pathname, words: asked.words, isSaving: options.isSaving(headers) })); // prettier-ignore
    if (address === null) return void withPatience(() => draw(request, response, url));
    void withPatience(() => give(request, response, keyOf(address, host, headers, options.isSaving(headers))));
  });
  server.on('upgrade', (request, socket, head) => void app.getUpgradeHandler()(request, socket, head));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.hostname, resolve);
  });
  const stop = () => {
    stopFollowing();
    setTimeout(() => process.exit(0), SHUTDOWN_MS).unref();
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  return server;
}
