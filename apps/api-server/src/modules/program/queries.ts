import { abilitiesOf, type CourseLine } from '@suluh/domain/session';
import { asc, eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Services } from '../../services.ts';

/** A programme as stored. */
export type ProgramRow = typeof schema.program.$inferSelect;

/** Every programme, kept until one changes. */
export function allPrograms({ db, courseCache }: Services): Promise<ProgramRow[]> {
  return courseCache.keep('programs', () => db.select().from(schema.program).orderBy(asc(schema.program.id)));
}

/**
 * The programme a call is about: the `program` field, else the X-Program header; null on the main site.
 * @throws ApiError BAD_REQUEST for a programme that does not exist
 */
export async function programOf(
  services: Services,
  named: string | undefined,
  header: string | null,
): Promise<ProgramRow | null> {
  const slug = named ?? header;
  if (slug === null) return null;
  const program = (await allPrograms(services)).find((each) => each.slug === slug);
  if (!program) throw new ApiError('BAD_REQUEST', { errors: [{ field: 'program', message: 'unknown' }] });
  return program;
}

/** The programmes whose courses are those of a line. */
export const programsOfLine = async (services: Services, line: CourseLine): Promise<ProgramRow[]> =>
  (await allPrograms(services)).filter(({ sessionType }) => abilitiesOf(sessionType).landing === line);

/** A programme by its slug. @throws ApiError NOT_FOUND */
export async function programBySlug(services: Services, slug: string): Promise<ProgramRow> {
  const program = (await allPrograms(services)).find((each) => each.slug === slug);
  if (!program) throw new ApiError('NOT_FOUND');
  return program;
}

/** The programme with this id, if any. */
export async function programById({ db }: { db: Executor }, id: number | null): Promise<ProgramRow | null> {
  if (id === null) return null;
  const [program] = await db.select().from(schema.program).where(eq(schema.program.id, id));
  return program ?? null;
}
