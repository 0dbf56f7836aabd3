import { sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { readWhole, type Files } from '../../storage/index.ts';
import { addressOf } from '../staffTeacher/editedTeacher.ts';
import type { Signer } from './certificateWords.ts';
import type { CertificatePaper } from './paper/certificatePdf.ts';

const { teacher } = schema;

/** A signer as words and templates name them. */
type Named = Omit<Signer, 'signature'> & { signature?: string | null | undefined };

/**
 * Who signs papers of a partner, with the signatures they have there: their own in its template, else those of teachers
 * of their names, whose signature is for this partner. Whoever names another partner's teacher gets the name alone
 * (docs/product/certificate.md#signatures).
 */
export async function withSignatures(db: Executor, partnerId: number, signers: readonly Named[]): Promise<Signer[]> {
  const names = sql.param(signers.map(({ name }) => name));
  const { rows } = await db.execute<{ name: string; signature: string }>(
    sql`select said.name, ${teacher.signature} as signature from unnest(${names}::text[]) as said(name)
        join ${teacher} on ${teacher.slug} = ${addressOf(sql`said.name`)}
        where ${teacher.signature} is not null and ${partnerId} = any(${teacher.signatureFor})`,
  );
  return signers.map(({ name, role, signature: own }) => {
    const signature = own ?? rows.find((row) => row.name === name)?.signature;
    return { name, role, ...(signature === undefined ? {} : { signature }) };
  });
}

/**
 * Signers as a paper prints them; a signature whose file is gone is left out, since a paper without it is better than
 * none (docs/product/certificate.md#signatures).
 */
export const signedBy = (closed: Files['closed'], signers: readonly Named[]): Promise<CertificatePaper['signers']> =>
  Promise.all(
    signers.map(async ({ name, role, signature }) => ({
      name,
      role,
      signature: signature ? await readWhole(closed, signature) : null,
    })),
  );
