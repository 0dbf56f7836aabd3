import { partnerAccess } from '@suluh/domain/session';
import { cookies } from 'next/headers';
import { cookieNames, decodeSummary, tokenNames, type SessionSummary } from '../cookies/index.ts';
import type { SessionScope } from '../scope/index.ts';
import { isSecurePage } from '../server/isSecurePage.ts';

/**
 * The visitor's session in this app, as its cookies tell; null for an anonymous visitor. The API still authorises every
 * call.
 */
export async function readSession(scope: SessionScope): Promise<SessionSummary | null> {
  const jar = await cookies();
  const names = cookieNames(scope.id);
  const { token, refresh } = tokenNames(scope.id, await isSecurePage());
  if (jar.get(names.leaving)?.value || (!jar.has(refresh) && !jar.has(token))) return null;
  return decodeSummary(jar.get(names.session)?.value, new Date());
}

/**
 * The partner-route check (docs/product/session.md): the session, or null when the visitor has none or one of another
 * type.
 */
export async function sessionFor(scope: SessionScope): Promise<SessionSummary | null> {
  const session = await readSession(scope);
  const access = partnerAccess({
    hasToken: session !== null,
    sessionType: session?.type,
    requiredType: scope.sessionType,
  });
  return access.kind === 'allowed' ? session : null;
}
