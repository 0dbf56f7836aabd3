import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { schema } from '../src/db/index.ts';
import type { TestApp } from './app.ts';
import { newCourse } from './learners.ts';

/** Length of the recording of {@link newLessons}. */
const RECORDING_SECONDS = 100;

/** A free course with one lesson of each kind that is judged differently, and a test after it. */
export async function newLessons(test: TestApp, { certificate = 'completion' }: { certificate?: string } = {}) {
  const { db } = test.services;
  const { courseId } = await newCourse(test);
  await db.update(schema.course).set({ certificate }).where(eq(schema.course.id, courseId));
  const [part] = await db
    .insert(schema.section)
    .values({ courseId, title: 'Dasar' })
    .returning({ id: schema.section.id });
  const rows = await db
    .insert(schema.lesson)
    .values(
      (['video', 'article', 'quiz', 'assignment'] as const).map((kind, position) => ({
        sectionId: part!.id,
        title: `Materi ${kind}`,
        kind,
        position,
        durationMinutes: 5,
        publishedAt: new Date('2026-01-01T00:00:00Z'),
        content: kind === 'article' ? '<h2>Alat</h2><script>alert(1)</script><p onclick="x()">Canting</p>' : null,
      })),
    )
    .returning({ id: schema.lesson.id, kind: schema.lesson.kind });
  const lesson = Object.fromEntries(rows.map(({ id, kind }) => [kind, id])) as Record<
    'video' | 'article' | 'quiz' | 'assignment',
    number
  >;
  const bytes = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 251));
  const file = `lesson/${courseId}/satu.mp4`;
  await test.services.files.closed.put(file, bytes);
  await db.insert(schema.lessonAsset).values({
    lessonId: lesson.video,
    kind: 'video-240',
    path: file,
    mimetype: 'video/mp4',
    bytes: bytes.length,
    seconds: RECORDING_SECONDS,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  const quiz = await newTest(test, courseId, { kind: 'quiz', lessonId: lesson.quiz });
  return { courseId, lesson, quiz, bytes };
}

/** A test with a question of each kind, whose right answers are {@link RIGHT}. */
export async function newTest(
  { services: { db } }: TestApp,
  courseId: number,
  about: Pick<typeof schema.test.$inferInsert, 'kind' | 'lessonId' | 'tries' | 'seconds' | 'drawn'>,
): Promise<number> {
  const [made] = await db
    .insert(schema.test)
    .values({ courseId, title: `Tes ${about.kind}`, ...about })
    .returning({ id: schema.test.id });
  const questions = await db
    .insert(schema.question)
    .values([0, 1, 2, 3].map((position) => ({ testId: made!.id, position })))
    .returning({ id: schema.question.id });
  const said = [
    { kind: 'one', text: 'Warna dasar?', options: ['Merah', 'Abu'], rightOptions: [0] },
    { kind: 'several', text: 'Alat?', options: ['Canting', 'Wajan', 'Palu'], rightOptions: [0, 1] },
    { kind: 'order', text: 'Urutan?', options: ['Pola', 'Malam', 'Celup'] },
    { kind: 'short', text: 'Kain?', accepted: ['mori'], explanation: 'Kain mori.' },
  ];
  await db.insert(schema.questionVersion).values(questions.map(({ id }, at) => ({ questionId: id, ...said[at]! })));
  return made!.id;
}

/** The right answers of {@link newTest} by the words of their options. */
export const RIGHT = [['Merah'], ['Canting', 'Wajan'], ['Pola', 'Malam', 'Celup'], 'mori'] as const;
