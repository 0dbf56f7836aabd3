import type { IncomingMessage, ServerResponse } from 'node:http';
import { bestForm } from './answer.ts';
import type { StylesheetFile } from './stylesheetStore.ts';

/** A year: another content has another name. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** Sends a stylesheet. @param isNamed whether it is what its name says, and not what stands in its place */
export function sendStylesheet(
  request: IncomingMessage,
  response: ServerResponse,
  file: StylesheetFile,
  isNamed: boolean,
): void {
  const { body, encoding } = bestForm(file, String(request.headers['accept-encoding'] ?? ''));
  response.writeHead(200, {
    'content-type': 'text/css; charset=utf-8',
    'cache-control': isNamed ? FOR_GOOD : 'no-store',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
    'content-length': body.length,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
