import { course as entries } from '@suluh/api/catalogue';
import { isStream, opensAsTrial } from '@suluh/domain/learning';
import { inArray } from 'drizzle-orm';
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
  const sections = await sectionsOf(db, courseId, now());
  const lessons = sections.flatMap(({ lessons: own, title }) => own.map((each) => ({ ...each, partTitle: title })));
  const at = lessons.findIndex(({ id }) => id === params.lessonId);
  const listed = lessons[at];
  if (!listed || !opensAsTrial(listed)) throw new ApiError('NOT_FOUND');
  const next = lessons[at + 1];
  const ids = [listed.id, ...(next ? [next.id] : [])];
  const [rows, assets] = await Promise.all([
    db.select().from(schema.lesson).where(inArray(schema.lesson.id, ids)),
    currentAssets(db, listed.id),
  ]);
  const stored = rows.find(({ id }) => id === listed.id);
  if (!stored) throw new ApiError('NOT_FOUND');
  const expiresAt = addressEnd(now(), null);
  const later = rows.find(({ id, publishedAt }) => id === next?.id && publishedAt > now());
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
      next: next
        ? {
            id: next.id,
            title: next.title,
            opens: opensAsTrial(next),
            opensAt: later && opensAsTrial(later) ? later.publishedAt.toISOString() : null,
          }
        : null,
      lessonsInAll: lessons.length,
    },
  };
});
