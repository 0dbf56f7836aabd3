import { staffContentEntries as entries, type staffSynonymFields } from '@suluh/api/catalogue';
import { staffText } from '@suluh/i18n-id/staff';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { wordsOf } from '../../search/searchWords.ts';
import { holdsText } from '../staff/holdsText.ts';
import { editedRoutes, type Part } from '../staff/records.ts';

const { searchSynonym } = schema;
type Fields = z.output<typeof staffSynonymFields>;

/** One word, as a search is cut into them, that is not there yet. @throws ApiError BAD_REQUEST at the field */
async function requireWord(tx: Executor, word: string, id: number | null): Promise<void> {
  const refuse = (message: string) => new ApiError('BAD_REQUEST', { errors: [{ field: 'word', message }] });
  if (wordsOf(word).join(' ') !== word || word.includes(' ')) throw refuse(staffText.synonym.oneWord);
  const other = id === null ? undefined : ne(searchSynonym.id, id);
  if ((await tx.$count(searchSynonym, and(eq(searchSynonym.word, word), other))) > 0)
    throw refuse(staffText.synonym.taken);
}

/** What people type, and what courses call it (docs/product/listing.md#synonyms). */
export const synonymRoutes = editedRoutes(entries.synonyms, {
  id: searchSynonym.id,
  from: sql`${searchSynonym}`,
  within: () => sql`true`,
  matching: ({ q }: { q: string }) => (q === '' ? undefined : holdsText(searchSynonym.word, q)),
  sorts: { word: searchSynonym.word },
  rows: (db: Executor, { where, orderBy, limit, offset }: Part) =>
    db
      .select()
      .from(searchSynonym)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  subject: 'synonym',
  table: searchSynonym,
  key: searchSynonym.id,
  async create(tx: Executor, body: Fields) {
    await requireWord(tx, body.word, null);
    const [made] = await tx.insert(searchSynonym).values(body).returning({ id: searchSynonym.id });
    return made!.id;
  },
  async update(tx: Executor, { before, body }: { before: { id: number }; body: Partial<Fields> }) {
    if (body.word !== undefined) await requireWord(tx, body.word, before.id);
    if (Object.keys(body).length > 0) await tx.update(searchSynonym).set(body).where(eq(searchSynonym.id, before.id));
  },
});
