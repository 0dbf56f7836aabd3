import { and, eq, sql, type Column } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { holdsText } from '../staff/holdsText.ts';
import { slugOf } from '../staffCourse/slug.ts';

const { job, news } = schema;

/** What stands on the pages is looked after as a whole. */
export const everywhere = () => sql`true`;

/** Rows by words of their title, and whether they are published. */
export const matchingOf =
  (title: Column, isPublished: Column) =>
  ({ q, isPublished: asked }: { q: string; isPublished?: 'true' | 'false' | undefined }) =>
    and(
      q === '' ? undefined : holdsText(title, q),
      asked === undefined ? undefined : eq(isPublished, asked === 'true'),
    );

/** A slug nobody has among the rows of a table. */
export async function freeSlug(tx: Executor, table: typeof news | typeof job, title: string): Promise<string> {
  const slug = slugOf(title);
  for (let number = 1; ; number += 1) {
    const wanted = number === 1 ? slug : `${slug}-${number}`;
    if ((await tx.$count(table, eq(table.slug, wanted))) === 0) return wanted;
  }
}

/** A moment as it is kept; null where none is written. */
export const dateOf = (at: string | null): Date | null => (at === null ? null : new Date(at));
