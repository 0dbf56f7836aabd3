import { eq, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';

/** A signer without a signature says nothing of one, as words that are kept do. */
const signer = z
  .object({ name: z.string().min(1), role: z.string().default(''), signature: z.string().nullish() })
  .transform(({ signature, ...named }) => (signature ? { ...named, signature } : named));

const template = z.object({
  signers: z.array(signer).min(1).max(3),
  units: z.array(z.object({ code: z.string(), title: z.string().min(1) })).default([]),
});

/** Who signs certificates of a course and which units of competence they name. */
export type Template = z.output<typeof template>;

/**
 * The template of a course: its own, else that of its partner; null where there is neither
 * (docs/product/certificate.md#templates). @throws ZodError for a row that says what no paper can print
 */
export async function templateOf(
  db: Executor,
  { courseId, partnerId }: { courseId: number; partnerId: number },
): Promise<Template | null> {
  const { certificateTemplate: table } = schema;
  const [row] = await db
    .select({ signers: table.signers, units: table.units })
    .from(table)
    .where(or(eq(table.courseId, courseId), eq(table.partnerId, partnerId)))
    .orderBy(sql`${table.courseId} is null`)
    .limit(1);
  return row ? template.parse(row) : null;
}
