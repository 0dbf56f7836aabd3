import { movedPath, pathTo } from '@suluh/domain/address';
import { safeRedirectTarget } from '@suluh/domain/session';
import { headers } from 'next/headers';
import type { AppContext } from '../parts/context/index.ts';
import { postedProblem } from './postedProblem.ts';

export interface AuthScreenProps {
  context: AppContext;
  search: Record<string, string | string[] | undefined>;
}

/** A parameter of the address that is given once and says something. */
export const value = (search: AuthScreenProps['search'], name: string): string | undefined => {
  const found = search[name];
  return typeof found === 'string' && found !== '' ? found : undefined;
};

/** Origin of the site as the browser names it, to know its own full addresses by. */
async function siteOrigin(): Promise<string> {
  const sent = await headers();
  const host = sent.get('x-forwarded-host') ?? sent.get('host') ?? '';
  return `${sent.get('x-forwarded-proto')?.split(',')[0] ?? 'http'}://${host}`;
}

/**
 * Where to go after login: only to this site, the tenant's home otherwise (R24). Former addresses lead to
 * today's.
 */
export async function targetOf({ tenant }: AppContext, search: AuthScreenProps['search']): Promise<string> {
  const target = safeRedirectTarget(value(search, tenant.routes.returnParameter), await siteOrigin());
  return target === '/' ? pathTo(tenant.routes, 'home') : (movedPath(tenant.routes, target) ?? target);
}

/** Why a form was refused that was sent before JavaScript. */
export const problemOf = (search: AuthScreenProps['search']): string | null => {
  const code = value(search, 'error');
  return code === undefined ? null : postedProblem(code, value(search, 'wait'));
};
