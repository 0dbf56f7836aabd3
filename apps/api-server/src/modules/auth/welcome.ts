import { pathTo } from '@suluh/domain/address';
import type { schema } from '../../db/index.ts';
import { siteOf } from '../../http/site.ts';
import type { SiteServices } from '../../services.ts';
import { letterheadOf } from '../program/letterheadOf.ts';
import type { Area } from './area.ts';

/**
 * The mail that greets somebody new in an area, with the way to the courses of its face.
 * @param named what their app said of the site, see Call.site
 */
export function welcomeMail(
  { settings }: Pick<SiteServices, 'settings'>,
  { program, sessionType }: Pick<Area, 'program' | 'sessionType'>,
  person: { to: string; fullname: string },
  named: string | null,
): typeof schema.outbox.$inferInsert {
  const { origin, routes } = siteOf(settings, program, sessionType, named);
  const link = `${origin}${pathTo(routes, 'courses')}`;
  return { kind: 'welcome', payload: { ...person, ...letterheadOf(program), link } };
}
