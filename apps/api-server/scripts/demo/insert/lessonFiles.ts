import { createHash } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { lessonAsset } from '../../../src/db/schema/index.ts';
import { mimetypeOf } from '../../../src/storage/packageVersion.ts';
import { demoLessons } from '../data/lessons/index.ts';
import { secondsOf, type DemoLesson, type DemoVideo } from '../data/lessons/shape.ts';
import { units } from '../packages/units.ts';
import { soundOf } from '../videos/sound.ts';

/** Where the files of the demo lessons lie, and the folder of the closed storage they are copied to. */
export const LESSON_FILES = path.join(import.meta.dirname, '../lessons');
export const CLOSED_FOLDER = 'demo';

const MIMETYPES: Readonly<Record<string, string>> = {
  '.csv': 'text/csv; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webp': 'image/webp',
};

interface NamedFile {
  kind: string;
  name: string;
  title?: string;
  seconds?: number;
}

/** Names of the files a lesson has, and what each is. */
export function filesOf(lesson: DemoLesson): NamedFile[] {
  if (lesson.kind === 'file') return [{ kind: 'file', name: lesson.file.name, title: lesson.file.title }];
  if (lesson.kind !== 'video') return [];
  const { name } = lesson.video;
  const seconds = secondsOf(lesson.video);
  return [
    { kind: 'video-240', name: `${name}-240.mp4`, seconds },
    { kind: 'video-480', name: `${name}-480.mp4`, seconds },
    { kind: 'captions', name: `${name}.vtt` },
    { kind: 'poster', name: `${name}.webp` },
  ];
}

/** Sounds of recordings by their names; they are made each time, since they would weigh more than all else. */
const sounds = (): (readonly [name: string, bytes: Buffer])[] =>
  demoLessons
    .flatMap(({ parts }) => parts.flatMap(({ lessons }) => lessons))
    .flatMap((lesson) => (lesson.kind === 'video' ? [[soundName(lesson.video), soundOf(lesson.video)] as const] : []));
const soundName = ({ name }: DemoVideo): string => `${name}.wav`;

/** Puts the files of the demo lessons into the closed part of the storage. */
export async function layLessonFiles(closed: string): Promise<void> {
  const folder = path.join(closed, CLOSED_FOLDER);
  await cp(LESSON_FILES, folder, { recursive: true });
  for (const [name, bytes] of sounds()) await writeFile(path.join(folder, name), bytes);
}

const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The row of a package: the folder its files lie in, known by the sum of them all. */
async function packageRow(id: string, lessonId: number): Promise<typeof lessonAsset.$inferInsert> {
  const unit = units.find((each) => each.id === id);
  if (!unit) throw new Error(`There is no package ${id}.`);
  const names = (await readdir(path.join(LESSON_FILES, id))).toSorted();
  const bytes = Buffer.concat(await Promise.all(names.map((name) => readFile(path.join(LESSON_FILES, id, name)))));
  return {
    lessonId,
    kind: 'scorm',
    path: `${CLOSED_FOLDER}/${id}`,
    entry: 'index.html',
    mimetype: mimetypeOf(unit.version),
    bytes: bytes.length,
    sha256: sumOf(bytes),
  };
}

/** The rows of a lesson's files, as they lie there. */
export async function assetRows(lesson: DemoLesson, lessonId: number): Promise<(typeof lessonAsset.$inferInsert)[]> {
  if (lesson.kind === 'scorm') return [await packageRow(lesson.package, lessonId)];
  const kept = await Promise.all(
    filesOf(lesson).map(async ({ name, ...about }) => {
      const bytes = await readFile(path.join(LESSON_FILES, name));
      return {
        ...about,
        lessonId,
        path: `${CLOSED_FOLDER}/${name}`,
        mimetype: MIMETYPES[path.extname(name)]!,
        bytes: bytes.length,
        sha256: sumOf(bytes),
      };
    }),
  );
  if (lesson.kind !== 'video') return kept;
  const [bytes, name] = [soundOf(lesson.video), soundName(lesson.video)];
  const sound = { kind: 'audio', path: `${CLOSED_FOLDER}/${name}`, mimetype: 'audio/wav', bytes: bytes.length };
  return [...kept, { ...sound, lessonId, seconds: secondsOf(lesson.video), sha256: sumOf(bytes) }];
}
