import { and, eq, isNull, sql } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { randomBytes } from 'node:crypto';
import { schema, type Executor } from '../../../db/index.ts';

/** What a key signs: numbers in QR codes, of certificates or of letters of the internship, or badges. */
export type NumberPurpose = 'certificate-number' | 'internship-letter';
type Purpose = NumberPurpose | 'certificate-badge';

export interface SigningKey {
  id: string;
  /** With its private part. */
  jwk: JWK;
}

/** Badges are read by others' checkers, and all of those know RSA with SHA-256. */
export const BADGE_ALGORITHM = 'RS256';

const HMAC_BYTES = 32;

async function newKey(purpose: Purpose): Promise<JWK> {
  if (purpose !== 'certificate-badge') return { kty: 'oct', k: randomBytes(HMAC_BYTES).toString('base64url') };
  const { privateKey } = await generateKeyPair(BADGE_ALGORITHM, { extractable: true });
  return exportJWK(privateKey);
}

/**
 * The key that signs now, made when it is first asked for; of several who ask first, one makes it
 * (tooling/decisions/0035).
 */
export async function signingKey(db: Executor, purpose: Purpose): Promise<SigningKey> {
  const { signingKey: table } = schema;
  const current = and(eq(table.purpose, purpose), isNull(table.retiredAt));
  const find = async () => {
    const [row] = await db.select({ id: table.id, jwk: table.jwk }).from(table).where(current);
    return row && { id: row.id, jwk: row.jwk as JWK };
  };
  const known = await find();
  if (known) return known;
  await db
    .insert(table)
    .values({ purpose, jwk: await newKey(purpose) })
    .onConflictDoNothing({ target: table.purpose, where: sql`${table.retiredAt} is null` });
  return (await find())!;
}

/** All keys that ever signed for a purpose, the current one first. */
export async function signingKeys(db: Executor, purpose: Purpose): Promise<SigningKey[]> {
  const { signingKey: table } = schema;
  const rows = await db
    .select({ id: table.id, jwk: table.jwk })
    .from(table)
    .where(eq(table.purpose, purpose))
    .orderBy(sql`${table.retiredAt} desc nulls first`);
  return rows.map(({ id, jwk }) => ({ id, jwk: jwk as JWK }));
}

/** The part of a badge key everybody may know; null for a key that is not there. */
export async function publicBadgeKey(db: Executor, id: string): Promise<JWK | null> {
  const found = (await signingKeys(db, 'certificate-badge')).find((key) => key.id === id);
  if (!found) return null;
  const { kty, n, e } = found.jwk;
  return { kty, n, e, kid: id, alg: BADGE_ALGORITHM, use: 'sig' } as JWK;
}
