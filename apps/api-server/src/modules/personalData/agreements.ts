import { profileEntries as entries } from '@suluh/api/catalogue';
import { CONSENT_DOCUMENTS } from '@suluh/domain/personal-data';
import { desc, eq, inArray } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';

/** Records that an account agrees to the documents as they stand now (docs/product/personal-data.md#consent). */
export async function recordConsent(tx: Executor, userId: string, agreedAt: Date): Promise<void> {
  const { consent, page } = schema;
  const documents = await tx
    .select({ document: page.slug, version: page.edition })
    .from(page)
    .where(inArray(page.slug, [...CONSENT_DOCUMENTS]));
  if (documents.length > 0)
    await tx
      .insert(consent)
      .values(documents.map((document) => ({ ...document, userId, agreedAt })))
      .onConflictDoNothing();
}

/** GET /api/profile/agreements */
export const agreements = route(entries.agreements, async ({ caller }, { db }) => {
  const { consent, page } = schema;
  const rows = await db
    .select({ document: consent.document, title: page.title, version: consent.version, agreedAt: consent.agreedAt })
    .from(consent)
    .innerJoin(page, eq(page.slug, consent.document))
    .where(eq(consent.userId, learner(caller).userId))
    .orderBy(desc(consent.agreedAt), consent.document);
  return { data: rows.map((row) => ({ ...row, agreedAt: row.agreedAt.toISOString() })) };
});
