import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KeptPage } from './shelf.ts';

/** The body in the best form the browser takes, and its name. */
export function bestForm(
  page: Pick<KeptPage, 'body' | 'gzip' | 'brotli'>,
  accepted: string,
): { body: Buffer; encoding?: 'br' | 'gzip' } {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(accepted)) return { body: page.brotli, encoding: 'br' };
  if (GZIP.test(accepted)) return { body: page.gzip, encoding: 'gzip' };
  return { body: page.body };
}

const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\b)/;

/** Whether a browser takes what is compressed by gzip. */
export const takesGzip = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  GZIP.test(String(headers['accept-encoding'] ?? ''));

/** Sends a page that is there, or says that the browser's own copy is still right. */
export function answer(request: IncomingMessage, response: ServerResponse, page: KeptPage, source: string): void {
  const { headers } = request;
  const { body, encoding } = bestForm(page, String(headers['accept-encoding'] ?? ''));
  const etag = encoding ? `${page.etag.slice(0, -1)}-${encoding}"` : page.etag;
  const shared = { ...page.headers, etag, 'x-suluh-page': source };
  if (page.status === 200 && headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, shared).end();
    return;
  }
  response.writeHead(page.status, {
    ...shared,
    'content-length': body.length,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
