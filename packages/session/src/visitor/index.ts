import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { signedVisitor, trustedProxies, VISITOR_HEADER, visitorAddress, visitorOf } from '@suluh/api/visitor';

interface VisitorSettings {
  /** TRUSTED_PROXIES. */
  trustedProxies: string;
  /** VISITOR_SECRET; without one the API is told nothing it could believe. */
  secret: string | undefined;
}

const ONE_WATCH = Symbol.for('suluh-visitor-watch');

/**
 * Settles once, as a request arrives at this process and before anything reads it, who the visitor is: X-Forwarded-For
 * then holds their one address, and the signed header says it to the API, or to an app this one forwards to. What the
 * visitor wrote into either is gone.
 */
export function settleVisitor(
  request: Pick<IncomingMessage, 'headers'>,
  peer: string,
  { trustedProxies: setting, secret }: VisitorSettings,
): void {
  const { headers } = request;
  const told = visitorOf(secret, headers[VISITOR_HEADER]); // by an app of ours, which forwards
  const address =
    told ?? visitorAddress(peer, headers['x-forwarded-for'] as string | undefined, trustedProxies(setting));
  headers['x-forwarded-for'] = address;
  if (secret) headers[VISITOR_HEADER] = signedVisitor(secret, address);
  else delete headers[VISITOR_HEADER];
}

/** Does {@link settleVisitor} with every request of this process, from now on. Call it once, as a server begins. */
export function watchVisitors(settings: VisitorSettings): void {
  const process = globalThis as { [ONE_WATCH]?: boolean };
  if (process[ONE_WATCH]) return;
  process[ONE_WATCH] = true;
  diagnostics.subscribe('http.server.request.start', (message) => {
    const { request, socket } = message as { request: IncomingMessage; socket: Socket };
    settleVisitor(request, socket.remoteAddress ?? '', settings);
  });
}
