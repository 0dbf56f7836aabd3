import { drawSignature } from '@suluh/gallery/signature';
import { and, eq, isNull, sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { Executor } from '../../../src/db/executor.ts';
import { certificateTemplate, teacher } from '../../../src/db/schema/index.ts';
import { keepSignature, signatureToKeep, TAUGHT_FOR } from '../../../src/modules/staffTeacher/signature.ts';
import type { FileStore } from '../../../src/storage/fileStore.ts';
import { leaders } from '../data/certificates.ts';
import { signers } from '../data/teachers.ts';

/** How somebody of the demo signs, by the name courses or templates give. */
interface Signed {
  fullname: string;
  /** Path among the closed files. */
  signature: string;
}

/** Draws how those of the demo who sign do it and lays it among the closed files, as if staff had sent it. */
export async function laySignatures(closed: FileStore): Promise<Signed[]> {
  const signed: Signed[] = [];
  for (const { fullname, signs } of [...signers, ...leaders]) {
    const scan = await sharp(Buffer.from(drawSignature(signs)))
      .png()
      .toBuffer();
    signed.push({ fullname, signature: await keepSignature(closed, (await signatureToKeep(scan))!) });
  }
  return signed;
}

/** Gives those who sign by a template and teach nothing their signatures there. */
async function insertLeaders(tx: Executor, signed: readonly Signed[]): Promise<void> {
  const drawn = new Map(signed.map(({ fullname, signature }) => [fullname, signature]));
  for (const { id, signers: named } of await tx.select().from(certificateTemplate)) {
    const those = (named as { name: string; signature?: string | null }[]).map((signer) => {
      const isLeader = leaders.some(({ fullname }) => fullname === signer.name);
      return isLeader ? { ...signer, signature: signer.signature ?? drawn.get(signer.name) } : signer;
    });
    await tx.update(certificateTemplate).set({ signers: those }).where(eq(certificateTemplate.id, id));
  }
}

/** Gives those who are there their signatures; one that staff gave stays. */
export async function insertSignatures(tx: Executor, signed: readonly Signed[]): Promise<void> {
  for (const { fullname, signature } of signed)
    await tx
      .update(teacher)
      .set({ signature, signatureFor: TAUGHT_FOR, version: sql`${teacher.version} + 1` })
      .where(and(eq(teacher.fullname, fullname), isNull(teacher.signature)));
  await insertLeaders(tx, signed);
}
