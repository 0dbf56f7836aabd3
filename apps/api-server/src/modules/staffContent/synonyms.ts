import { staffContentEntries as entries, type staffSynonymFields } from '@suluh/api/catalogue';
import { staffText } from '@suluh/i18n-id/staff';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { wrongAt } from '../../http/apiError.ts';
import { wordsOf } from '../../search/searchWords.ts';
import { holdsText } from '../staff/holdsText.ts';
import { editedRoutes } from '../staff/editedRecords.ts';
import { setColumns } from '../staff/setColumns.ts';
import type { Part } from '../staff/records.ts';
import { removalRoute } from '../staff/removedRecords.ts';

const { searchSynonym } = schema;
type Fields = z.output<typeof staffSynonymFields>;

/** Letters and digits as they are typed here: what looks alike in another script finds nothing. */
const PLAIN = /^[\p{Script=Latin}\d]+$/u;
/** A word or phrase of a title, such as C++, .NET or R&D. */
const MEANT = /^\.?[\p{Script=Latin}\d][\p{Script=Latin}\d .,+#&'’/-]*$/u;

/** @throws ApiError BAD_REQUEST at the field for what no title would say, or what the word says itself */
function requireMeant({ word, means }: Pick<Fields, 'word' | 'means'>): void {
  if (!means.every((phrase) => MEANT.test(phrase))) throw wrongAt('means', staffText.synonym.means);
  if (means.some((phrase) => wordsOf(phrase).join(' ') === word)) throw wrongAt('means', staffText.synonym.itself);
}

/** One word, as a search is cut into them, that is not there yet. @throws ApiError BAD_REQUEST at the field */
async function requireWord(tx: Executor, word: string, id: number | null): Promise<void> {
  const refuse = (message: string) => wrongAt('word', message);
  if (!PLAIN.test(word) || wordsOf(word).join(' ') !== word) throw refuse(staffText.synonym.oneWord);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('search_synonym'))`); // of two who ask for one word the second finds it
  const other = id === null ? undefined : ne(searchSynonym.id, id);
  if ((await tx.$count(searchSynonym, and(eq(searchSynonym.word, word), other))) > 0)
    throw refuse(staffText.synonym.taken);
}

const edited = {
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
    requireMeant(body);
    const [made] = await tx.insert(searchSynonym).values(body).returning({ id: searchSynonym.id });
    return made!.id;
  },
  async update(tx: Executor, { before, body }: { before: Fields & { id: number }; body: Partial<Fields> }) {
    if (body.word !== undefined) await requireWord(tx, body.word, before.id);
    requireMeant({ ...before, ...body });
    await setColumns(tx, searchSynonym, body, eq(searchSynonym.id, before.id));
  },
};

/** What people type, and what courses call it (docs/product/listing.md#synonyms). */
export const synonymRoutes = [...editedRoutes(entries.synonyms, edited), removalRoute(entries.synonymRemove, edited)];
