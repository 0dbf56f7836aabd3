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

/** Whether the visitor's session ended by itself a moment ago; a page that asks to log in then says why. */
export const sessionHasEnded = async (scope: SessionScope): Promise<boolean> =>
  (await cookies()).has(cookieNames(scope.id).ended);

/** A look of staff as it goes on: as whom, and until when. */
export interface Look {
  fullname: string;
  /** ISO 8601. */
  endsAt: string;
}

/**
 * The look this browser is in, as its cookies tell; null for everybody else. The mark counts for the session it was made
 * with alone: who logs in afterwards is themselves.
 */
export async function readLook(scope: SessionScope): Promise<Look | null> {
  const mark = (await cookies()).get(cookieNames(scope.id).look)?.value;
  if (!mark) return null;
  const session = await readSession(scope);
  const endsAt = session?.tokenExpiredAt;
  return session && endsAt && (mark === endsAt || mark === encodeURIComponent(endsAt))
    ? { fullname: session.user.fullname, endsAt }
    : null;
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
