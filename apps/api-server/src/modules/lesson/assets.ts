import type { LessonAsset } from '@suluh/api/types';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';

type AssetRow = typeof schema.lessonAsset.$inferSelect;

/** What an asset is called when it is kept: its title, else the last part of its path. */
export const fileName = ({ title, path }: AssetRow): string => {
  const stored = path.split('/').at(-1) ?? path;
  const extension = /\.[a-z0-9]+$/.exec(stored)?.[0] ?? '';
  return title ? `${title.replace(/[\\/:*?"<>|]/g, ' ')}${extension}` : stored;
};

/** A file as answers carry it, behind an address. */
export const toAsset = (row: AssetRow, url: string): LessonAsset => ({
  id: row.id,
  kind: row.kind as LessonAsset['kind'],
  language: row.language,
  title: row.title,
  url,
  mimetype: row.mimetype,
  bytes: row.bytes,
  seconds: row.seconds,
});

/** Files a lesson has now, those that replaced others in their place. */
export const currentAssets = (db: Executor, lessonId: number): Promise<AssetRow[]> =>
  db
    .select()
    .from(schema.lessonAsset)
    .where(and(eq(schema.lessonAsset.lessonId, lessonId), isNull(schema.lessonAsset.replacedAt)))
    .orderBy(asc(schema.lessonAsset.kind), asc(schema.lessonAsset.createdAt), asc(schema.lessonAsset.id));
