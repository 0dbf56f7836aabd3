import { course as entries } from '@suluh/api/catalogue';
import { isStream, opensAsTrial } from '@suluh/domain/learning';
import { eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/route.ts';
import { addressEnd } from '../../storage/closedFiles.ts';
import { currentAssets, fileName, toAsset } from '../lesson/assets.ts';
import { harmless } from '../lesson/harmless.ts';
import { sectionsOf } from './readContent.ts';
import { offeredCourseId } from './requireOffered.ts';

/** A lesson that opens to whoever has not bought its course (docs/product/course.md#trial). */
export const trial = route(entries.trial, async ({ params, programHeader }, services) => {
  const { db, now, fileAddresses } = services;
  const courseId = await offeredCourseId(services, params.id, programHeader);
  const sections = await sectionsOf(db, courseId);
  const lessons = sections.flatMap(({ lessons: own, title }) => own.map((each) => ({ ...each, partTitle: title })));
  const at = lessons.findIndex(({ id }) => id === params.lessonId);
  const listed = lessons[at];
  if (!listed || !opensAsTrial(listed)) throw new ApiError('NOT_FOUND');
  const [[stored], assets] = await Promise.all([
    db.select().from(schema.lesson).where(eq(schema.lesson.id, listed.id)),
    currentAssets(db, listed.id),
  ]);
  if (!stored || stored.publishedAt > now()) throw new ApiError('NOT_FOUND');
  const expiresAt = addressEnd(now(), null);
  const next = lessons[at + 1];
  return {
    data: {
      id: listed.id,
      title: listed.title,
      kind: listed.kind,
      durationMinutes: listed.durationMinutes,
      partTitle: listed.partTitle,
      summary: stored.summary,
      content: stored.content === null ? null : harmless(stored.content),
      url: stored.url !== null && isStream(stored.url) ? stored.url : null,
      assets: assets
        .filter(({ kind }) => kind !== 'scorm')
        .map((asset) => toAsset(asset, fileAddresses.trial({ assetId: asset.id, name: fileName(asset) }, expiresAt))),
      addressesExpireAt: expiresAt.toISOString(),
      next: next ? { id: next.id, title: next.title, opens: opensAsTrial(next) } : null,
      lessonsInAll: lessons.length,
    },
  };
});
