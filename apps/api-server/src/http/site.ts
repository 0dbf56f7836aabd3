import { siteOrigins } from '@suluh/config/origins';
import { siteNamed, sitesOf, type Area, type Site } from '@suluh/domain/address';
import { abilitiesOf, SESSION_TYPES, storedSessionType } from '@suluh/domain/session';
import type { ProgramRow } from '../modules/program/queries.ts';
import type { SiteSettings } from '../settings.ts';

type Programme = Pick<ProgramRow, 'slug' | 'host' | 'sessionType'> | null;

/** Internship and small businesses are stored as programmes too, but have pages of their own. */
function areaOf(program: Programme, sessionType: string): Area {
  const stored = storedSessionType(program?.sessionType ?? sessionType);
  return { program: program && abilitiesOf(stored).hasProgrammes ? program : null, sessionType: stored };
}

/** The site a logged-in learner is on. @param named what their app said, see Call.site */
export const siteOf = (settings: SiteSettings, program: Programme, sessionType: string, named: string | null): Site =>
  siteNamed(sitesOf(siteOrigins(settings), areaOf(program, sessionType)), named);

/**
 * The site a visitor is on whose area is not known: any of ours, the programme's or else the main one when none is
 * named.
 */
export function siteOfVisitor(settings: SiteSettings, program: Programme, named: string | null): Site {
  const areas = program
    ? [areaOf(program, 'reguler')]
    : SESSION_TYPES.map((sessionType): Area => ({ program: null, sessionType }));
  return siteNamed(
    areas.flatMap((area) => sitesOf(siteOrigins(settings), area)),
    named,
  );
}
