import { profileEntries as entries, type userProfile } from '@suluh/api/catalogue';
import { maskedPhone } from '@suluh/domain/personal-data';
import { dayInZone } from '@suluh/domain/time';
import { phoneE164 } from '@suluh/domain/validation';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route, type Caller } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { ownsBundle } from '../bundle/owned.ts';
import { programById, type ProgramRow } from '../program/queries.ts';

type Profile = z.input<typeof userProfile>;
type Account = typeof schema.userAccount.$inferSelect;

/** Whether the phone is proven; nobody can prove one where nobody sends text messages. */
export const phoneProofOf = (
  { phoneProvenAt }: Pick<Account, 'phoneProvenAt'>,
  sms: Services['sms'],
): Profile['phoneProof'] => (sms === null ? 'unavailable' : phoneProvenAt === null ? 'unproven' : 'proven');

/** The learner as answers carry them; `type`, `program` and `userBundle` are those of the login. */
export function toProfile(
  row: Account,
  { sessionType, program, userBundle }: { sessionType: string; program: ProgramRow | null; userBundle: boolean },
  { seal, sms }: Pick<Services, 'seal' | 'sms'>,
): Profile {
  const { id, fullname, email, phone, phoneProvenAt, foto, isVerified, nik, birthDate, education, city } = row;
  const type = sessionType as Profile['type'];
  return {
    id,
    fullname,
    email,
    phone,
    phoneProof: phoneProofOf({ phoneProvenAt }, sms),
    foto,
    type,
    program: program?.slug ?? null,
    isProgram: program !== null,
    isVerified,
    userBundle,
    nik: nik && seal.openText(nik),
    birthDate,
    education,
    city,
  };
}

/** An account as its owner is answered; an account that is gone has no session. */
export async function profileOf(
  row: Account | undefined,
  caller: Caller,
  services: Pick<Services, 'db' | 'seal' | 'sms'>,
): Promise<Profile> {
  const { sessionType, programId, isLook } = learner(caller);
  if (!row) throw new ApiError('TOKEN_EXPIRED');
  const { db } = services;
  const [program, userBundle] = await Promise.all([
    programById({ db }, programId),
    ownsBundle(db, { userId: row.id, programId }),
  ]);
  const profile = toProfile(row, { sessionType, program, userBundle }, services);
  // Who looks to help needs neither (docs/product/staff.md#looking).
  return isLook
    ? { ...profile, phone: profile.phone && maskedPhone(profile.phone), nik: null, birthDate: null }
    : profile;
}

/** GET /api/profile/me */
export const me = route(entries.me, async ({ caller }, services) => {
  const { db } = services;
  const [row] = await db
    .select()
    .from(schema.userAccount)
    .where(eq(schema.userAccount.id, learner(caller).userId));
  return { data: await profileOf(row, caller, services) };
});

/** PUT /api/profile/edit: all fields at once. Nobody was born after today. */
export const edit = route(entries.edit, async ({ body, caller }, services) => {
  const { db, now, seal } = services;
  const { fullname, phone, nik = null, birthDate = null, education = null, city = null } = body;
  if (birthDate !== null && birthDate > dayInZone(now()))
    throw new ApiError('BAD_REQUEST', { errors: [{ field: 'birthDate', message: 'date' }] });
  const number = phone === undefined ? null : phoneE164(phone);
  const { userAccount } = schema;
  const [row] = await db
    .update(userAccount)
    .set({
      fullname,
      phone: number,
      phoneProvenAt: sql`case when ${userAccount.phone} = ${number} then ${userAccount.phoneProvenAt} end`,
      nik: nik && seal.closeText(nik),
      birthDate,
      education,
      city,
      updatedAt: now(),
    })
    .where(eq(userAccount.id, learner(caller).userId))
    .returning();
  return { data: await profileOf(row, caller, services) };
});
