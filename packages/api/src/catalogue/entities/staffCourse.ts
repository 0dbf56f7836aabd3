import { LESSON_FILE_KINDS, LESSON_RULES, rulesOfKind } from '@suluh/domain/learning';
import {
  COURSE_LETTERS as LETTERS,
  LEAST_COURSE_NAME,
  MOST_COURSE_AGE,
  MOST_COURSE_COUNT,
  MOST_COURSE_LINES,
  MOST_COURSE_RUPIAH,
} from '@suluh/domain/staff';
import { z } from 'zod';
import { rupiah } from '../envelope.ts';
import { courseTypeId } from './course.ts';
import { LESSON_KINDS } from './lessonKinds.ts';
import { isEachOnce, twice } from '../eachOnce.ts';
import { httpsUrl } from '../httpsUrl.ts';
import { rowId } from '../rowId.ts';
import { line, named, words } from '../words.ts';

const MISSING = ['summary', 'description', 'category', 'lesson', 'schedule', 'unmeetable'] as const;

/** A course as those who look after it see it. */
export const staffCourse = z
  .object({
    id: z.int(),
    slug: z.string(),
    fullname: z.string(),
    summary: z.string(),
    description: z.string().describe('HTML of a few elements'),
    outcomes: z.array(z.string()),
    audience: z.array(z.string()),
    preparations: z.array(z.string()),
    faq: z.array(z.object({ question: z.string(), answer: z.string() })),
    thumbnail: z.string().nullable(),
    typeCode: courseTypeId,
    price: rupiah,
    priceAfter: rupiah,
    isVoucher: z.boolean(),
    isAd: z.boolean(),
    partnerId: z.int(),
    partnerName: z.string(),
    teacherName: z.string(),
    teacherBio: z.string().nullable(),
    city: z.string().nullable(),
    minAge: z.int().nullable(),
    maxAge: z.int().nullable(),
    education: z.string().nullable(),
    level: z.string().nullable(),
    language: z.string().describe('A code, or a name that is written out'),
    durationMinutes: z.int(),
    sessionCount: z.int(),
    studentCount: z.int(),
    certificate: z.enum(['competence', 'completion']).nullable(),
    certificateMonths: z.int().nullable(),
    externalUrl: z.string().nullable(),
    categoryIds: z.array(z.int()),
    programIds: z.array(z.int()),
    isPublished: z.boolean(),
    updatedAt: z.string(),
    version: z.int(),
    outlineVersion: z.int(),
    missing: z.array(z.enum(MISSING)).optional().describe('What stands against publishing; of one course alone'),
  })
  .meta({ id: 'StaffCourse' });

const count = z.int().min(0).max(MOST_COURSE_COUNT);
const price = rupiah.max(MOST_COURSE_RUPIAH);
const age = z.int().min(0).max(MOST_COURSE_AGE).nullable();
const lines = z.array(words(LETTERS.line).min(1)).max(MOST_COURSE_LINES);
/** Text of one paragraph: an empty line ends a question and its answer in a table. */
const paragraph = (most: number) =>
  z
    .string()
    .trim()
    .overwrite((text) => text.replaceAll(/\s*\n\s*/g, '\n'))
    .max(most)
    .min(1);

/** What staff may change about a course. */
export const staffCourseFields = z.object({
  fullname: named(LETTERS.fullname).min(LEAST_COURSE_NAME),
  summary: words(LETTERS.summary),
  description: z.string().max(LETTERS.description),
  outcomes: lines,
  audience: lines,
  preparations: lines,
  faq: z
    .array(
      z.object({
        question: named(LETTERS.question).min(1),
        answer: paragraph(LETTERS.answer),
      }),
    )
    .max(MOST_COURSE_LINES),
  typeCode: courseTypeId,
  price,
  priceAfter: price,
  isVoucher: z.boolean(),
  isAd: z.boolean(),
  partnerId: rowId,
  teacherName: named(LETTERS.teacherName),
  teacherBio: line(LETTERS.teacherBio),
  city: line(LETTERS.city),
  minAge: age,
  maxAge: age,
  education: line(60),
  level: line(60),
  language: words(60).min(1),
  durationMinutes: count,
  sessionCount: count,
  certificate: z.enum(['competence', 'completion']).nullable(),
  certificateMonths: z.int().min(1).max(600).nullable(),
  externalUrl: z
    .url({ protocol: /^https$/ })
    .max(LETTERS.externalUrl)
    .nullable(),
  categoryIds: z.array(rowId).max(10).refine(isEachOnce, twice),
  programIds: z.array(rowId).max(50).refine(isEachOnce, twice),
});

/** The parts of a course in their order, each with its lessons. */
export const staffOutline = z
  .object({
    version: z.int(),
    sections: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        lessons: z.array(
          z.object({
            id: z.int(),
            title: z.string(),
            kind: z.enum(LESSON_KINDS),
            durationMinutes: z.int(),
            isPreview: z.boolean(),
            isRequired: z.boolean(),
            rule: z.enum(LESSON_RULES).nullable().describe('When it counts as done; null: by its kind'),
            content: z.string().nullable(),
            url: z.string().nullable(),
            learners: z.int().describe('How many began it: one that was begun is retired, never deleted'),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'StaffOutline' });

/** A file of a lesson as it lies there. */
export const staffLessonFile = z
  .object({
    id: z.string(),
    kind: z.enum(LESSON_FILE_KINDS),
    language: z.string(),
    title: z.string(),
    mimetype: z.string(),
    bytes: z.int().describe('Of a package, unpacked'),
    seconds: z.int().nullable(),
    entry: z.string().nullable().describe('File a package begins with'),
  })
  .meta({ id: 'StaffLessonFile' });

/** A whole outline to save: parts and lessons that are there keep their id, new ones have none. */
export const staffOutlineSave = z.object({
  sections: z
    .array(
      z.object({
        id: rowId.optional(),
        title: named(200).min(1),
        lessons: z
          .array(
            z
              .object({
                id: rowId.optional(),
                title: named(200).min(1),
                kind: z.enum(LESSON_KINDS),
                durationMinutes: count,
                isPreview: z.boolean(),
                isRequired: z.boolean(),
                rule: z.enum(LESSON_RULES).nullable().optional(),
                content: z.string().max(200_000).nullable().optional(),
                url: httpsUrl.nullable().optional(),
              })
              .refine(({ kind, rule }) => !rule || rulesOfKind(kind).includes(rule), { path: ['rule'] }),
          )
          .max(300),
      }),
    )
    .max(100),
});

/** Something that is chosen from: a partner, a category, a programme. */
export const staffChoice = z.object({ id: z.int(), name: z.string(), code: z.string() }).meta({ id: 'StaffChoice' });
