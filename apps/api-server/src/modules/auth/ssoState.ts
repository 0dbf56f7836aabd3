import { and, eq, gt, isNull } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Services } from '../../services.ts';
import type { SignInRequest } from './openId.ts';
import { digestOf, newSecret } from './secret.ts';

/** How long a person may take at the provider. */
const STATE_MINUTES = 15;

/** By which provider somebody signs in, and to which area; null: the provider of the programme itself. */
export interface SignInWay {
  provider: string | null;
  programId: number | null;
  sessionType: string;
}

/** Remembers a sign-in that begins. @returns what goes to the provider with it */
export async function beginState(
  { db, now }: Services,
  way: SignInWay,
  {
    callbackUrl,
    redirectTo,
    referralCode,
  }: { callbackUrl: string; redirectTo: string; referralCode?: string | undefined },
): Promise<SignInRequest> {
  const [state, nonce, codeVerifier] = [newSecret(), newSecret(), newSecret()];
  await db.insert(schema.ssoState).values({
    ...way,
    stateHash: digestOf(state),
    codeVerifier,
    nonce,
    callbackUrl,
    redirectTo,
    referralCode: referralCode ?? null,
    expiresAt: new Date(now().getTime() + STATE_MINUTES * 60_000),
  });
  return { callbackUrl, state, nonce, codeVerifier };
}

/** What was remembered of a sign-in that comes back, once. @throws ApiError FORBIDDEN */
export async function spendState(
  { db, now }: Services,
  state: string,
  by: { provider: string } | { programId: number },
) {
  const { ssoState } = schema;
  const [sent] = await db
    .delete(ssoState)
    .where(
      and(
        eq(ssoState.stateHash, digestOf(state)),
        'provider' in by
          ? eq(ssoState.provider, by.provider)
          : and(isNull(ssoState.provider), eq(ssoState.programId, by.programId)),
        gt(ssoState.expiresAt, now()),
      ),
    )
    .returning();
  if (!sent) throw new ApiError('FORBIDDEN');
  return sent;
}
