import { learner as entries, type userProfile } from '@suluh/api/catalogue';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { programById, type ProgramRow } from '../tenant.ts';

type Profile = z.input<typeof userProfile>;

/** The learner as answers carry them; `type` and `program` are those of the login. */
export function toProfile(row: typeof schema.userAccount.$inferSelect, sessionType: string, program: ProgramRow | null): Profile {
  const { id, fullname, email, phone, foto, isVerified, userBundle, nik, birthDate, education, city } = row;
  const type = sessionType as Profile['type'];
  return { id, fullname, email, phone, foto, type, program: program?.slug ?? null, isProgram: program !== null, isVerified, userBundle, nik, birthDate, education, city };
}

/** GET /api/profile/me */
export const me = route(entries.me, async ({ caller }, { db }) => {
  const { userId, sessionType, programId } = learner(caller);
  const [row] = await db.select().from(schema.userAccount).where(eq(schema.userAccount.id, userId));
  if (!row) throw new ApiError('TOKEN_EXPIRED');
  return { data: toProfile(row, sessionType, await programById({ db }, programId)) };
});
