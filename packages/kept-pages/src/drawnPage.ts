import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { takesGzip } from './answer.ts';
import { fillData, fillPage, type Texts } from './fillIn.ts';
import type { DrawnAnswer } from './wholeNotFound.ts';

const gzip = promisify(zlib.gzip);

interface Drawn {
  request: IncomingMessage;
  response: ServerResponse;
  /** Nobody in front of this process compresses. */
  isCompressing: boolean;
  /** What was kept aside while the page was drawn. */
  texts: Texts;
  /** What stands in the place of a page that is left blank (`wholeNotFound.ts`). */
  whole: (drawn: DrawnAnswer) => Promise<DrawnAnswer>;
  onError: (error: unknown) => void;
}

const typeOf = (response: ServerResponse): string => String(response.getHeader('content-type') ?? '');

const isDrawn = (response: ServerResponse): boolean =>
  /^text\/(?:html|x-component)/.test(typeOf(response)) && !response.hasHeader('content-encoding');

/**
 * Lets a page, or the data of one, out when it is whole: with its texts in place (`fillIn.ts`), and compressed if that is
 * ours to do.
 * Pages wait for their data and come whole (tooling/decisions/0003), so that nothing is held back. All else passes.
 */
export function sendLean({ request, response, isCompressing, texts, whole, onError }: Drawn): void {
  const isZipped = isCompressing && takesGzip(request);
  delete request.headers['accept-encoding']; // so that the page comes as it is read
  const { write, writeHead, end, flushHeaders } = response;
  let isOut = false;
  const holds = () => !isOut && isDrawn(response);
  const parts: Buffer[] = [];
  const keep = (part: unknown, encoding: unknown) => {
    if (typeof part === 'string')
      parts.push(Buffer.from(part, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')); // prettier-ignore
    else if (part instanceof Uint8Array) parts.push(Buffer.from(part));
  };
  const done = (rest: readonly unknown[]) =>
    rest.find((part) => typeof part === 'function') as (() => void) | undefined;
  const send = async (finished?: () => void) => {
    const isPage = typeOf(response).startsWith('text/html');
    const drawn = { status: response.statusCode, headers: response.getHeaders(), body: Buffer.concat(parts) };
    const { status, body: page } = isPage ? await whole(drawn) : drawn;
    response.statusCode = status;
    const html = Buffer.from((isPage ? fillPage : fillData)(page.toString(), texts));
    const body = isZipped && html.length > 0 ? await gzip(html) : html;
    isOut = true;
    if (isCompressing && !/accept-encoding/i.test(String(response.getHeader('vary')))) response.appendHeader('vary', 'accept-encoding'); // prettier-ignore
    if (body !== html) response.setHeader('content-encoding', 'gzip');
    if (request.method !== 'HEAD') response.setHeader('content-length', body.length);
    end.call(response, body, 'utf8', finished);
  };
  Object.assign(response, {
    flushHeaders: () => {
      if (!holds()) flushHeaders.call(response);
    },
    writeHead: (status: number, ...rest: unknown[]) => {
      const given = rest.at(-1);
      if (given !== null && typeof given === 'object' && !Array.isArray(given))
        for (const [name, value] of Object.entries(given)) response.setHeader(name, value as string);
      if (!holds()) return Reflect.apply(writeHead, response, [status, ...rest]);
      response.statusCode = status;
      return response;
    },
    write: (part: unknown, ...rest: unknown[]) => {
      if (!holds()) return Reflect.apply(write, response, [part, ...rest]);
      keep(part, rest[0]);
      done(rest)?.();
      return true;
    },
    end: (...rest: unknown[]) => {
      if (!holds()) return Reflect.apply(end, response, rest);
      keep(rest[0], rest[1]);
      send(done(rest)).catch((error: unknown) => {
        onError(error);
        response.destroy();
      });
      return response;
    },
  });
}
