import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';

/** What holds on every page: nobody frames it, no other base for its addresses, no plugins. */
const ALWAYS = "frame-ancestors 'none'; base-uri 'self'; object-src 'none'";

/** Two years: a browser that came once by https never comes by http again. */
const HSTS = 'max-age=63072000';

/** The policy of a page. @param scriptSource its `script-src` */
export const policyWith = (scriptSource: string): string => `${ALWAYS}; ${scriptSource}`;

interface Drawn {
  headers: IncomingHttpHeaders;
  response: ServerResponse;
  /** The page compiles WebAssembly. */
  hasWasm: boolean;
}

/**
 * Where the site is configured to be reached by https: says so to browsers, and to the app, whose cookies then are
 * `Secure` whatever a balancer leaves out.
 */
export function demandHttps({ headers, response }: Pick<Drawn, 'headers' | 'response'>): void {
  headers['x-forwarded-proto'] = 'https';
  response.setHeader('strict-transport-security', HSTS);
}

/**
 * Gives a page that is drawn for one request its policy: scripts of this site, and those in the page that carry a number
 * nobody can know before. Next finds the number in the request and writes it onto its own scripts, pages onto theirs;
 * what a visitor sends under the name is replaced.
 */
export function giveNonce({ headers, response, hasWasm }: Drawn): void {
  const nonce = randomBytes(16).toString('base64');
  const source = `script-src 'self' 'nonce-${nonce}'${hasWasm ? " 'wasm-unsafe-eval'" : ''}`;
  headers['content-security-policy'] = source;
  delete headers['content-security-policy-report-only'];
  response.setHeader('content-security-policy', policyWith(source));
}
