import { and, eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Services } from '../../http/services.ts';
import type { ProgramRow } from '../tenant.ts';
import type { ExternalPerson } from './openId.ts';
import { emailOf } from './register.ts';

/**
 * The account of a person who signed in at a provider: the one known by issuer and subject, else the one with the same
 * verified e-mail, else a new one. It becomes a member of the programme.
 * @throws ApiError FORBIDDEN when the e-mail belongs to somebody and the provider has not verified it
 */
export async function accountOf({ db, now }: Services, program: ProgramRow, person: ExternalPerson): Promise<typeof schema.userAccount.$inferSelect> {
  const { userAccount, externalIdentity, membership } = schema;
  const email = emailOf(person.email);
  return db.transaction(async (tx) => {
    const { issuer, sub: subject } = person;
    const [identified] = await tx
      .select({ account: userAccount })
      .from(externalIdentity)
      .innerJoin(userAccount, eq(userAccount.id, externalIdentity.userId))
      .where(and(eq(externalIdentity.issuer, issuer), eq(externalIdentity.subject, subject)));
    let account = identified?.account;
    if (!account) {
      const [created] = await tx
        .insert(userAccount)
        .values({ fullname: person.name ?? email, email, programId: program.id, isVerified: person.email_verified, consentAt: now() })
        .onConflictDoNothing({ target: userAccount.email })
        .returning();
      if (!created && !person.email_verified) throw new ApiError('FORBIDDEN');
      account = created ?? (await tx.select().from(userAccount).where(eq(userAccount.email, email)))[0];
      if (!account) throw new ApiError('FORBIDDEN');
      await tx.insert(externalIdentity).values({ issuer, subject, userId: account.id }).onConflictDoNothing();
    }
    await tx.insert(membership).values({ userId: account.id, sessionType: program.sessionType, programId: program.id }).onConflictDoNothing();
    return account;
  });
}
