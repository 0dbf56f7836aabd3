import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LARGEST_INTEGER, rowIdInAddress } from '@suluh/api/catalogue/rowId';
import { LESSON_FILE_KINDS } from '@suluh/domain/learning';
import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { schema } from '../db/index.ts';
import { ApiError } from '../http/apiError.ts';
import { addLessonFile } from '../modules/lessonFile/addLessonFile.ts';
import type { Services } from '../services.ts';

export const USAGE = `Usage: npm run lessons -- list COURSE
       npm run lessons -- file LESSON FILE --kind ${LESSON_FILE_KINDS.join('|')} --by EMAIL
           [--seconds N] [--language id] [--title "…"]`;

const listing = z.strictObject({ kind: z.literal('list'), course: rowIdInAddress });
const adding = z.strictObject({
  kind: z.literal('file'),
  lesson: rowIdInAddress,
  file: z.string().min(1),
  as: z.enum(LESSON_FILE_KINDS),
  by: z.email().toLowerCase(),
  seconds: z.coerce.number().int().min(1).max(LARGEST_INTEGER).nullable(),
  language: z.string().regex(/^[a-z]{2}$/),
  title: z.string().trim().max(200),
});

/** What staff ask of `npm run lessons`. */
export type LessonsCommand = z.infer<typeof listing> | z.infer<typeof adding>;

/** Reads the words behind the command; null when they are not one. */
export function readCommand(args: readonly string[]): LessonsCommand | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        kind: { type: 'string' },
        by: { type: 'string' },
        seconds: { type: 'string' },
        language: { type: 'string' },
        title: { type: 'string' },
      },
    });
    const [kind, first, second, ...rest] = positionals;
    if (rest.length > 0) return null;
    if (kind === 'list') return second === undefined ? listing.parse({ kind, course: first, ...values }) : null;
    const { kind: as, by, seconds = null, language = 'id', title = '' } = values;
    return adding.parse({ kind, lesson: first, file: second, as, by, seconds, language, title });
  } catch {
    return null; // an option nobody knows, or one that is missing: the usage says which there are
  }
}

type CommandServices = Pick<Services, 'db' | 'files' | 'now'>;
interface Said {
  lines: string[];
  exitCode: 0 | 1;
}

async function list({ db }: CommandServices, course: number): Promise<Said> {
  const { lesson, lessonAsset, section } = schema;
  const rows = await db
    .select({ id: lesson.id, kind: lesson.kind, title: lesson.title, asset: lessonAsset })
    .from(section)
    .innerJoin(lesson, eq(lesson.sectionId, section.id))
    .leftJoin(lessonAsset, eq(lessonAsset.lessonId, lesson.id))
    .where(eq(section.courseId, course))
    .orderBy(asc(section.position), asc(lesson.position), asc(lessonAsset.kind));
  if (rows.length === 0) return { lines: [`Course ${course} has no lessons.`], exitCode: 1 };
  const lessons = new Map(rows.map(({ id, kind, title }) => [id, `${id}  ${kind}  ${title}`]));
  const lines = [...lessons].flatMap(([id, line]) => [
    line,
    ...rows.flatMap(({ id: of, asset }) =>
      of === id && asset && asset.replacedAt === null
        ? [`    ${asset.kind}  ${asset.language}  ${asset.bytes} bytes  ${asset.title}`]
        : [],
    ),
  ]);
  return { lines, exitCode: 0 };
}

const WORDS: Readonly<Partial<Record<string, string>>> = {
  NOT_FOUND: 'There is no such lesson.',
  BAD_REQUEST: 'What is played needs --seconds, and nothing else has a length.',
};

async function add(services: CommandServices, asked: z.infer<typeof adding>): Promise<Said> {
  const { userAccount } = schema;
  const [by] = await services.db
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(eq(userAccount.email, asked.by));
  if (!by) return { lines: [`Nobody has the address ${asked.by}.`], exitCode: 1 };
  const place = path.resolve(process.env.INIT_CWD ?? process.cwd(), asked.file);
  const isThere = await stat(place).then(
    (facts) => facts.isFile(),
    () => false,
  );
  if (!isThere) return { lines: [`${place} cannot be read.`], exitCode: 1 };
  const content = await openAsBlob(place);
  const { lesson: lessonId, as: kind, language, title, seconds } = asked;
  try {
    const { bytes } = await addLessonFile(services, { lessonId, kind, language, title, seconds, content }, by.id);
    return { lines: [`Lesson ${lessonId} has its ${kind}: ${bytes} bytes.`], exitCode: 0 };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { reason } = (error.detail.data ?? {}) as { reason?: string };
    const why = WORDS[error.status] ?? `${place} is no ${kind}${reason ? `: ${reason}` : ''}.`;
    return { lines: [why], exitCode: 1 };
  }
}

/** Lists lessons of a course with their files, or gives one a file. */
export const runCommand = (services: CommandServices, asked: LessonsCommand): Promise<Said> =>
  asked.kind === 'list' ? list(services, asked.course) : add(services, asked);
