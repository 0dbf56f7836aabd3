import type { ServerResponse } from 'node:http';

const WORDS = 'Not found\n';
const GIVEN_WITH_PAGES = ['content-encoding', 'transfer-encoding', 'etag', 'set-cookie'];

const isPageOfNothing = (response: ServerResponse, status: number): boolean =>
  status === 404 && String(response.getHeader('content-type')).startsWith('text/html');

/**
 * Says in a word that a file is not there. Next would draw the page that tells people so, which whoever wants a file, such as
 * a picture, does not look at; and what the framework passes by (tooling/decisions/0053) stands in pages alone. All else passes.
 */
export function sendFile(response: ServerResponse): void {
  const { write, writeHead, end } = response;
  let isMissing = false;
  Object.assign(response, {
    writeHead: (status: number, ...rest: unknown[]) => {
      const given = rest.at(-1);
      if (given !== null && typeof given === 'object' && !Array.isArray(given))
        for (const [name, value] of Object.entries(given)) response.setHeader(name, value as string);
      isMissing = isPageOfNothing(response, status);
      if (!isMissing) return Reflect.apply(writeHead, response, [status, ...rest]);
      for (const name of GIVEN_WITH_PAGES) response.removeHeader(name);
      response.setHeader('content-type', 'text/plain; charset=utf-8');
      response.setHeader('content-length', Buffer.byteLength(WORDS));
      return writeHead.call(response, status);
    },
    write: (...rest: unknown[]) => {
      if (!response.headersSent && !isMissing) response.writeHead(response.statusCode);
      return isMissing || Reflect.apply(write, response, rest);
    },
    end: (...rest: unknown[]) => {
      if (!response.headersSent && !isMissing) response.writeHead(response.statusCode);
      return isMissing ? end.call(response, WORDS, 'utf8') : Reflect.apply(end, response, rest);
    },
  });
}
