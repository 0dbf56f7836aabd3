import { schema, type Executor } from '../../../db/index.ts';

/** Codes of something that is chosen from, both ways; codes in small letters. */
interface Codes {
  idOf: ReadonlyMap<string, number>;
  codeOf: ReadonlyMap<number, string>;
}

/** What files name by a code: partners, categories and programmes. */
export type Names = Readonly<Record<'partner' | 'category' | 'program', Codes>>;

const codesOf = (rows: readonly { id: number; code: string }[]): Codes => ({
  idOf: new Map(rows.map(({ id, code }) => [code.toLowerCase(), id])),
  codeOf: new Map(rows.map(({ id, code }) => [id, code])),
});

/** Reads the codes as they are now. */
export async function readNames(db: Executor): Promise<Names> {
  const { partner, category, program } = schema;
  const [partners, categories, programs] = await Promise.all([
    db.select({ id: partner.id, code: partner.code }).from(partner),
    db.select({ id: category.id, code: category.slug }).from(category),
    db.select({ id: program.id, code: program.slug }).from(program),
  ]);
  return { partner: codesOf(partners), category: codesOf(categories), program: codesOf(programs) };
}
