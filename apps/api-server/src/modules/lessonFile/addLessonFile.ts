import { createHash, randomUUID } from 'node:crypto';
import {
  isPlayed,
  lessonFileKind,
  lessonFileKindsOf,
  lessonFileMostBytes,
  type LessonFileKind,
} from '@suluh/domain/learning';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Services } from '../../services.ts';
import { removeStored, storeUnderSecretName } from '../../storage/index.ts';
import { mimetypeOf } from '../../storage/packageVersion.ts';
import { slicesOf } from '../../storage/slices.ts';
import { photoToKeep } from '../../storage/photo.ts';
import { recordChange } from '../staff/change.ts';
import { PackageRefused } from './manifest.ts';
import { readPackage } from './unpack.ts';

const { lesson, lessonAsset, section } = schema;

/** Folder of lessons' files in the closed part of the storage. */
const FOLDER = 'lesson';

/** Longest side of a still, in pixels. */
const POSTER_PX = 1280;

/** First bytes by which a kind of file is known. */
const BEGINNING = 64;

type NewAsset = Pick<typeof lessonAsset.$inferInsert, 'path' | 'mimetype' | 'bytes' | 'sha256' | 'entry'>;

/** A file that is to be of a lesson. */
export interface LessonFile {
  lessonId: number;
  kind: LessonFileKind;
  language: string;
  title: string;
  /** Length of what is played. */
  seconds: number | null;
  content: Blob;
}

type FileServices = Pick<Services, 'db' | 'files' | 'now'>;

async function sumOf(content: Blob): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of slicesOf(content)) hash.update(part);
  return hash.digest('hex');
}

/** Unpacks a package into a folder of its own. @throws ApiError UNSUPPORTED_MEDIA_TYPE with why */
async function keepPackage(
  { files }: FileServices,
  content: Blob,
): Promise<{ asset: NewAsset; undo: () => Promise<void> }> {
  const folder = `${FOLDER}/${randomUUID()}`;
  const kept: string[] = [];
  const undo = async (): Promise<void> => {
    for (const name of kept) await files.closed.remove(name);
  };
  try {
    const unpacked = readPackage(new Uint8Array(await content.arrayBuffer()));
    for (const [name, bytes] of unpacked.files()) {
      kept.push(`${folder}/${name}`);
      await files.closed.put(`${folder}/${name}`, bytes);
    }
    const { version, entry, bytes } = unpacked;
    return { asset: { path: folder, mimetype: mimetypeOf(version), entry, bytes, sha256: await sumOf(content) }, undo };
  } catch (error) {
    await undo();
    if (error instanceof PackageRefused)
      throw new ApiError('UNSUPPORTED_MEDIA_TYPE', { data: { reason: error.reason }, cause: error });
    throw error;
  }
}

/** Keeps any other file, a still written anew. @throws ApiError UNSUPPORTED_MEDIA_TYPE */
async function keepOne({ files }: FileServices, { kind, content }: LessonFile) {
  const known = lessonFileKind(kind, new Uint8Array(await content.slice(0, BEGINNING).arrayBuffer()));
  const picture = kind === 'poster' && known ? await photoToKeep(await content.bytes(), POSTER_PX) : null;
  if (known === null || (kind === 'poster' && picture === null)) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
  const whole = picture ? new Blob([new Uint8Array(picture)]) : content;
  const path = await storeUnderSecretName(files.closed, FOLDER, known.extension, whole);
  return {
    asset: { path, mimetype: known.mimetype, bytes: whole.size, sha256: await sumOf(whole) },
    undo: () => removeStored(files.closed, FOLDER, path),
  };
}

/**
 * Gives a lesson a file: known by its bytes, kept in the closed part of the storage, in place of the one of its kind and
 * language, which stays for those who watch it now. Written into the audit trail. `settle` is told its id before it counts.
 * @throws ApiError NOT_FOUND, BAD_REQUEST for a recording without its length, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE;
 *   what `settle` throws
 */
export async function addLessonFile(
  services: FileServices,
  file: LessonFile,
  by: string,
  settle?: (tx: Executor, assetId: string) => Promise<void>,
) {
  const { lessonId, kind, language, title, seconds } = file;
  if (isPlayed(kind) !== (seconds !== null))
    throw new ApiError('BAD_REQUEST', { errors: [{ field: 'seconds', message: 'required' }] });
  const isWhole = kind === 'scorm' || kind === 'poster' || kind === 'captions'; // read at once
  if (isWhole && file.content.size > lessonFileMostBytes(kind)) throw new ApiError('PAYLOAD_TOO_LARGE');
  const { asset, undo } = await (kind === 'scorm' ? keepPackage(services, file.content) : keepOne(services, file));
  try {
    return await services.db.transaction(async (tx) => {
      const [found] = await tx
        .select({ id: lesson.id, kind: lesson.kind, courseId: section.courseId })
        .from(lesson)
        .innerJoin(section, eq(section.id, lesson.sectionId))
        .where(and(eq(lesson.id, lessonId), isNull(lesson.retiredAt)))
        .for('update', { of: lesson });
      if (!found) throw new ApiError('NOT_FOUND');
      if (!lessonFileKindsOf(found.kind).includes(kind)) throw new ApiError('UNSUPPORTED_MEDIA_TYPE'); // as it is now
      if (kind !== 'file')
        await tx
          .update(lessonAsset)
          .set({ replacedAt: services.now() })
          .where(
            and(
              eq(lessonAsset.lessonId, lessonId),
              eq(lessonAsset.kind, kind),
              eq(lessonAsset.language, language),
              isNull(lessonAsset.replacedAt),
            ),
          );
      const [row] = await tx
        .insert(lessonAsset)
        .values({ ...asset, lessonId, kind, language, title, seconds, createdAt: sql`now()` })
        .returning();
      await settle?.(tx, row!.id);
      await recordChange(tx, {
        by,
        action: 'course.lessonFile',
        subject: `course ${found.courseId}`,
        after: { lesson: lessonId, kind, language, title, bytes: asset.bytes, sha256: asset.sha256 },
      });
      return { ...row!, kind };
    });
  } catch (error) {
    await undo(); // no row points to it
    throw error;
  }
}
