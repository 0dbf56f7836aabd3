import { onDay } from '@suluh/domain/time';
import { NEWS_TYPES } from '@suluh/domain/news';
import { z } from 'zod';
import { day, identifier, name, text, texts } from '../fields.ts';
import { problemsOf, requiredOf, type ImportedRow, type ImportKind } from '../kind.ts';
import { importedSlug } from '../slug.ts';
import { upsert, type ImportTable } from '../upsert.ts';
import { plainText } from './plainText.ts';

const articleRow = z
  .object({
    id: identifier,
    src: name(100).optional(),
    source: name(100).optional(),
    licence: text(200).optional(),
    slug: name(200),
    title: name(255),
    kind: z.enum(NEWS_TYPES, { error: `must be ${NEWS_TYPES.join(', ')}` }).default('artikel'),
    summary: text(1_000).optional(),
    body: name(200_000),
    date: day.optional(),
    categories: texts(100).optional(),
    tags: texts(100).optional(),
  })
  .refine(({ src, source }) => (src ?? source) !== undefined, {
    path: ['source'],
    message: 'must be given (source or src)',
  });

/** The address stands for where an article comes from: its mark keeps it apart from articles of our own. */
const TABLE: ImportTable = {
  name: 'news',
  columns: {
    slug: 'text',
    kind: 'text',
    title: 'text',
    summary: 'text',
    body: 'text',
    contributor: 'text',
    tags: 'text[]',
    published_at: 'timestamptz',
  },
  onlyNew: ['published_at'],
  key: ['slug'],
};

/**
 * Articles of others, in plain text or Markdown, under the name of where they come from, with the licence they are
 * under.
 */
export const articles: ImportKind<ImportedRow> = {
  name: 'articles',
  required: requiredOf(articleRow),
  convert(value, now) {
    const parsed = articleRow.safeParse(value);
    if (!parsed.success) return { problems: problemsOf(parsed.error) };
    const {
      id,
      src,
      source = '',
      licence = '',
      slug,
      title,
      kind,
      summary,
      body,
      date,
      categories = [],
      tags = [],
    } = parsed.data;
    const origin = src ?? source;
    const isLicensed = licence !== '' && !/^none\b/i.test(licence);
    return {
      row: {
        source: origin,
        source_id: id,
        slug: importedSlug(slug, origin, slug),
        kind,
        title,
        summary: summary ?? '',
        body: plainText(body),
        contributor: isLicensed ? `${origin} (${licence})` : origin,
        tags: [...new Set([...categories, ...tags])].filter((tag) => tag !== ''),
        published_at: date ? onDay(date) : now.toISOString(),
      },
      notes: isLicensed ? [] : ['no licence stated: ask its authors before you show it to the public'],
    };
  },
  write: (client, rows) => upsert(client, TABLE, rows),
};
