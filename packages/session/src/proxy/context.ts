import type { SessionScope } from '../scope/index.ts';
import { refreshOnce, type RefreshResult } from './refresh.ts';
import type { RequestSession } from './request.ts';
import { requestRefresh, type Upstream } from './upstream.ts';

/** A request of a browser with the session it came with. */
export interface Context {
  request: Request;
  scope: SessionScope;
  upstream: Upstream;
  session: RequestSession;
  secure: boolean;
}

/** Renews the session once, however many ask at the same time. */
export const refresh = ({ upstream, scope, session }: Context): Promise<RefreshResult> =>
  session.refreshToken === undefined
    ? Promise.resolve({ kind: 'revoked' })
    : refreshOnce(session.refreshToken, () => requestRefresh(upstream, scope, session.refreshToken!));

/** Error body in the API's own shape; the page maps the code to its text. */
export const refusal = (code: number, status: string): Response =>
  Response.json({ success: false, code, status, message: '' }, { status: code });

/** The API gave no answer: no body either, so that the client puts docs/product/errors.md's text in its place. */
export const noAnswer = (): Response => new Response(null, { status: 503 });
