import { createHash, randomBytes } from 'node:crypto';

/** A secret that cannot be guessed, 256 bits, for refresh tokens and mailed links. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret. */
export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
