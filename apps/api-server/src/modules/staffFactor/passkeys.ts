import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { MOST_PASSKEYS, PASSKEY_CHALLENGE_MS } from '@suluh/domain/staff';
import { PASSWORD_LIMIT } from '@suluh/domain/limits';
import { productNameText } from '@suluh/i18n-id/server';
import { and, asc, eq, lt, or } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { countTry, forgetTries } from '../../http/tryLimit.ts';
import type { Services } from '../../services.ts';
import { newChallenge, spendChallenge } from './challenge.ts';
import { factorKey } from './tries.ts';

const { staffPasskey } = schema;

type Row = typeof staffPasskey.$inferSelect;

/** Passkeys belong to the host of the back office, and answer to its pages alone. */
function placeOf({ settings }: Pick<Services, 'settings'>) {
  const { origin, hostname } = new URL(settings.BACK_OFFICE_ORIGIN);
  return { expectedOrigin: origin, expectedRPID: hostname };
}

/** Passkeys of somebody, the oldest first. */
export const passkeysOf = (db: Executor, userId: string): Promise<Row[]> =>
  db
    .select()
    .from(staffPasskey)
    .where(eq(staffPasskey.userId, userId))
    .orderBy(asc(staffPasskey.createdAt), asc(staffPasskey.id));

const named = ({ credentialId, transports }: Row) => ({
  id: credentialId,
  transports: transports as AuthenticatorTransport[],
});

/** What a browser is asked to make a passkey; none that is there already. @throws ApiError CONFLICT for too many */
export async function askToMake(
  services: Services,
  { userId, email, fullname }: { userId: string; email: string; fullname: string },
): Promise<Record<string, unknown>> {
  const known = await passkeysOf(services.db, userId);
  if (known.length >= MOST_PASSKEYS) throw new ApiError('CONFLICT');
  const options = await generateRegistrationOptions({
    rpName: productNameText,
    rpID: placeOf(services).expectedRPID,
    userID: new TextEncoder().encode(userId),
    userName: email,
    userDisplayName: fullname,
    challenge: await newChallenge(services, { userId, purpose: 'register' }),
    timeout: PASSKEY_CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: known.map(named),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  return { ...options };
}

/** What a passkey that was made is kept as. @throws ApiError PASSKEY_INVALID for one that was not asked for, or not by us */
export async function passkeyFrom(
  services: Services,
  userId: string,
  response: RegistrationResponseJSON,
): Promise<Pick<Row, 'credentialId' | 'publicKey' | 'counter' | 'transports'>> {
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    ...placeOf(services),
    expectedChallenge: (challenge) => spendChallenge(services, challenge, { userId, purpose: 'register' }),
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    throw cause instanceof ApiError ? cause : new ApiError('PASSKEY_INVALID', { cause });
  });
  if (!registrationInfo) throw new ApiError('PASSKEY_INVALID');
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey),
    counter,
    transports: response.response.transports ?? [],
  };
}

/** What a browser is asked to use one of somebody's passkeys; null for who has none. */
export async function askToUse(services: Services, userId: string): Promise<Record<string, unknown> | null> {
  const known = await passkeysOf(services.db, userId);
  if (known.length === 0) return null;
  const options = await generateAuthenticationOptions({
    rpID: placeOf(services).expectedRPID,
    challenge: await newChallenge(services, { userId, purpose: 'prove' }),
    timeout: PASSKEY_CHALLENGE_MS,
    allowCredentials: known.map(named),
    userVerification: 'required',
  });
  return { ...options };
}

/**
 * Takes a passkey's answer, once; a passkey that counts and did not count on is somebody's copy of it.
 * @throws ApiError PASSKEY_INVALID, TOO_MANY_REQUESTS
 */
export async function takePasskey(
  services: Services,
  userId: string,
  response: AuthenticationResponseJSON,
): Promise<void> {
  const { db, now } = services;
  const key = factorKey(userId);
  await countTry(services, key, PASSWORD_LIMIT);
  const own = and(eq(staffPasskey.userId, userId), eq(staffPasskey.credentialId, response.id));
  const [passkey] = await db.select().from(staffPasskey).where(own);
  if (!passkey) throw new ApiError('PASSKEY_INVALID');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    ...placeOf(services),
    expectedChallenge: (challenge) => spendChallenge(services, challenge, { userId, purpose: 'prove' }),
    credential: { ...named(passkey), publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    throw cause instanceof ApiError ? cause : new ApiError('PASSKEY_INVALID', { cause });
  });
  if (!verified) throw new ApiError('PASSKEY_INVALID');
  const { newCounter: counter } = authenticationInfo;
  const isCounting = or(lt(staffPasskey.counter, counter), counter === 0 ? eq(staffPasskey.counter, 0) : undefined);
  const used = await db
    .update(staffPasskey)
    .set({ counter, usedAt: now() })
    .where(and(eq(staffPasskey.id, passkey.id), isCounting));
  if (used.rowCount !== 1) throw new ApiError('PASSKEY_INVALID');
  await forgetTries(services, key);
}
