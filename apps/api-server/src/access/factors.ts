import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { schema, type Executor } from '../db/index.ts';

const { staffChallenge, staffPasskey, staffRecoveryCode, staffSecondFactor } = schema;

/** What somebody can prove with that they are themselves, beside the password (docs/product/staff.md#second-factor). */
export interface Factors {
  hasAuthenticator: boolean;
  passkeys: number;
  codesLeft: number;
}

/** The second factors somebody has set up, and the recovery codes they have left. */
export async function factorsOf(db: Executor, userId: string): Promise<Factors> {
  const authenticator = and(eq(staffSecondFactor.userId, userId), isNotNull(staffSecondFactor.confirmedAt));
  const left = and(eq(staffRecoveryCode.userId, userId), isNull(staffRecoveryCode.usedAt));
  const [authenticators, passkeys, codesLeft] = [
    await db.$count(staffSecondFactor, authenticator),
    await db.$count(staffPasskey, eq(staffPasskey.userId, userId)),
    await db.$count(staffRecoveryCode, left),
  ];
  return { hasAuthenticator: authenticators > 0, passkeys, codesLeft };
}

/** Whether there is a second factor; recovery codes alone are none. */
export const isGuarded = ({ hasAuthenticator, passkeys }: Factors): boolean => hasAuthenticator || passkeys > 0;

/** Takes all of somebody's second factors, with their recovery codes. @returns whether there were any */
export async function forgetFactors(tx: Executor, userId: string): Promise<boolean> {
  const gone = [
    await tx.delete(staffSecondFactor).where(eq(staffSecondFactor.userId, userId)),
    await tx.delete(staffPasskey).where(eq(staffPasskey.userId, userId)),
  ];
  await tx.delete(staffRecoveryCode).where(eq(staffRecoveryCode.userId, userId));
  await tx.delete(staffChallenge).where(eq(staffChallenge.userId, userId));
  return gone.some(({ rowCount }) => (rowCount ?? 0) > 0);
}
