import { z } from 'zod';
import { instant, rupiah } from '../envelope.ts';
import { courseCard } from './course.ts';
import { event, organiserChange } from './event.ts';
import { LESSON_KINDS } from './lessonKinds.ts';

/**
 * Course the learner owns, or of a programme one that can be had (docs/product/my-course.md#action). `classStatus` full: no
 * seat is left in its class, or in any of those to come.
 */
export const myCourseItem = courseCard
  .extend({
    courseId: z.int(),
    courseFullname: z.string(),
    classStatus: z.enum(['open', 'full']),
    progressPercent: z.int().min(0).max(100),
    doneLessons: z.int().describe('Of the lessons that count'),
    totalLessons: z.int(),
    completedAt: z.string().nullable(),
    certificateId: z.string().nullable().describe('The certificate that was given'),
    isCertificateRevoked: z.boolean().describe('It was given and counts no more'),
    enrolledAt: z.string().nullable().describe('Null of one that is not owned'),
    orderId: z.string().nullable(),
    change: organiserChange.nullable().describe('What the organiser did to its class since the place was taken'),
    isRefundable: z.boolean().describe('Money was paid for it, none of which goes back already'),
    isDatedByPrakerja: z.boolean().describe('Its dates are changed at Prakerja'),
    event: event.nullable().describe('The schedule that was bought; `date` is the next one on sale'),
  })
  .meta({ id: 'MyCourseItem' });

/** Kinds of lessons (docs/product/learning.md#lessons). */
export const lessonKind = z.enum(LESSON_KINDS);

/** When a lesson counts as done (docs/product/learning.md#done). */
export const lessonRule = z.enum(['watched', 'opened', 'passed', 'handed-in', 'marked', 'reported']);

/** A lesson as its learner has it. */
export const lessonState = z
  .object({
    id: z.int(),
    title: z.string(),
    kind: lessonKind,
    durationMinutes: z.int(),
    isRequired: z.boolean(),
    rule: lessonRule,
    state: z.enum(['new', 'begun', 'done']),
    watchedPercent: z.int().min(0).max(100).describe('Of a recording; 0 of other kinds'),
    isLater: z.boolean().describe('Came after the learner had finished the course'),
  })
  .meta({ id: 'LessonState' });

/** A part of the curriculum as its learner has it. */
export const learningPart = z
  .object({ id: z.int(), title: z.string(), durationMinutes: z.int(), lessons: z.array(lessonState) })
  .meta({ id: 'LearningPart' });

/** A test as its learner has it. `access` notStarted: the class has not begun (docs/product/schedule.md). */
export const testState = z
  .object({
    id: z.int(),
    kind: z.enum(['pre', 'post', 'quiz']),
    lessonId: z.int().nullable(),
    title: z.string(),
    questionCount: z.int(),
    seconds: z.int().nullable().describe('Time for one try; null: as long as one likes'),
    tries: z.int().nullable().describe('Tries in all; null: as many as one likes'),
    triesUsed: z.int(),
    passPercent: z.int(),
    bestScore: z.int().nullable(),
    isPassed: z.boolean(),
    openAttemptId: z.string().nullable(),
    lastAttemptId: z.string().nullable().describe('The last one handed in'),
    access: z.enum(['open', 'notStarted', 'lessonsFirst']),
  })
  .meta({ id: 'TestState' });

/** What finishing a course takes, and how much of it is there. */
export const requirement = z
  .object({
    kind: z.enum(['lessons', 'postTest', 'attendance']),
    done: z.int(),
    total: z.int(),
    isMet: z.boolean(),
  })
  .meta({ id: 'Requirement' });

/** How far a learner is: one answer for card, page and report. */
export const learning = z
  .object({
    percent: z.int().min(0).max(100),
    doneLessons: z.int(),
    totalLessons: z.int(),
    minutesLeft: z.int(),
    parts: z.array(learningPart),
    tests: z.array(testState),
    next: z
      .object({ kind: z.enum(['lesson', 'test']), id: z.int(), title: z.string(), isBegun: z.boolean() })
      .nullable()
      .describe('What to do next; null when nothing is left'),
    requirements: z.array(requirement),
    completedAt: z.string().nullable(),
    nameOnCertificate: z
      .string()
      .nullable()
      .describe('The name that will be printed, to be looked at before the last lesson; null before and after'),
    certificate: z
      .object({
        id: z.string(),
        number: z.string(),
        isCompetence: z.boolean(),
        fullname: z.string(),
        issuedAt: z.string(),
        expiresAt: z.string().nullable(),
        standing: z.enum(['valid', 'expired', 'replaced', 'revoked']),
        checkUrl: z.string().describe('Where everybody can check it'),
      })
      .nullable(),
    revoked: z
      .object({
        number: z.string(),
        at: z.string(),
        reason: z.string().nullable().describe('As its check tells it'),
        checkUrl: z.string(),
      })
      .nullable()
      .describe('The certificate that was given and counts no more'),
  })
  .meta({ id: 'Learning' });

/** Owned course with everything its page says. */
export const myCourseDetail = myCourseItem
  .extend({
    enrolmentId: z.string(),
    enrolledAt: z.string(),
    orderId: z.string(),
    allowAccess: z.boolean(),
    paymentMethod: z.object({ productCode: z.string() }),
    voucherCode: z.string().nullable(),
    externalUrl: z.string().nullable(),
    url_lp: z.string().nullable(),
    certificateKind: z.enum(['competence', 'completion']).nullable(),
    dataUsedBytes: z.int().describe('Of its files, what went to the learner'),
    learning,
  })
  .meta({ id: 'MyCourseDetail' });

/** File of a lesson behind an address that opens it to this learner until `addressesExpireAt` of the lesson. */
export const lessonAsset = z
  .object({
    id: z.string(),
    kind: z.enum(['video-240', 'video-480', 'video-720', 'audio', 'captions', 'poster', 'file']),
    language: z.string(),
    title: z.string(),
    url: z.string().describe('Path below the origin of the site'),
    mimetype: z.string(),
    bytes: z.int(),
    seconds: z.int().nullable(),
  })
  .meta({ id: 'LessonAsset' });

/** A course whose payment Prakerja cancelled after it was given. */
export const voidedCourse = z
  .object({ courseId: z.int(), slug: z.string(), courseFullname: z.string(), orderId: z.string() })
  .meta({ id: 'VoidedCourse' });

/** A lesson that opens without an enrolment, and what comes after it (docs/product/course.md#trial). */
export const trialLesson = z
  .object({
    id: z.int(),
    title: z.string(),
    kind: z.enum(LESSON_KINDS),
    durationMinutes: z.int(),
    summary: z.string(),
    partTitle: z.string(),
    content: z.string().nullable().describe('HTML of a few harmless elements'),
    url: z.string().nullable().describe('Of a recording that its provider streams'),
    assets: z.array(lessonAsset),
    addressesExpireAt: z.string(),
    next: z
      .object({
        id: z.int(),
        title: z.string(),
        opens: z.boolean(),
        opensAt: z.string().nullable().describe('When one that is offered to try comes out, as long as it is not'),
      })
      .nullable(),
    lessonsInAll: z.int(),
  })
  .meta({ id: 'TrialLesson' });

/** Seconds from (included) to (not included) of a recording. */
export const secondRange = z.object({ from: z.int().min(0).max(360_000), to: z.int().min(0).max(360_000) });

/** A learner's own note. */
export const lessonNote = z
  .object({ id: z.string(), atSeconds: z.int().nullable(), text: z.string(), updatedAt: z.string() })
  .meta({ id: 'LessonNote' });

/** What a learner asked about a lesson; others see it once it was answered for everybody. */
export const lessonQuestion = z
  .object({
    id: z.string(),
    text: z.string(),
    isMine: z.boolean(),
    createdAt: z.string(),
    answer: z.string().nullable(),
    answeredAt: z.string().nullable(),
  })
  .meta({ id: 'LessonQuestion' });

/** What the teacher said last of work handed in. */
export const submissionMark = z
  .object({ score: z.int().min(0).max(100), words: z.string(), createdAt: z.string() })
  .meta({ id: 'SubmissionMark' });

/** Work handed in. */
export const submission = z
  .object({
    id: z.string(),
    no: z.int(),
    filename: z.string(),
    bytes: z.int(),
    url: z.string(),
    createdAt: z.string(),
    mark: submissionMark.nullable(),
  })
  .meta({ id: 'Submission' });

/** What a package keeps; its shape is the package's own. */
export const packageCmi = z.record(z.string(), z.unknown());

/** A package that runs in a frame of another host, and where its learner left it. */
export const lessonPackage = z
  .object({
    version: z.enum(['1.2', '2004']),
    frameUrl: z.string().describe('Opens the package until `addressesExpireAt` of the lesson'),
    cmi: packageCmi.nullable(),
    score: z.int().nullable(),
    revision: z.int().describe('0 before it was ever opened'),
  })
  .meta({ id: 'LessonPackage' });

/** One lesson with its content. */
export const lessonDetail = lessonState
  .extend({
    summary: z.string(),
    partTitle: z.string(),
    content: z.string().nullable().describe('HTML of a few harmless elements'),
    url: z.string().nullable().describe('Of kind link or live; a live one only from 15 minutes before'),
    startAt: z.string().nullable(),
    endAt: z.string().nullable(),
    positionSeconds: z.int().describe('Where to go on; 0 within the last 15 seconds'),
    watched: z.array(secondRange),
    assets: z.array(lessonAsset),
    addressesExpireAt: z.string(),
    quiz: testState.nullable(),
    submissions: z.array(submission),
    package: lessonPackage.nullable(),
    notes: z.array(lessonNote),
    questions: z.array(lessonQuestion).describe('The learner’s own and those answered for everybody, oldest first'),
    previousId: z.int().nullable(),
    nextId: z.int().nullable(),
  })
  .meta({ id: 'LessonDetail' });

/**
 * What a device saw since its last report. Reports merge in any order, any number of times
 * (docs/product/learning.md#progress).
 */
export const progressReport = z.object({
  watched: z.array(secondRange).max(200).default([]),
  positionSeconds: z.int().min(0).max(360_000),
  since: instant.describe('When what it tells of began'),
  at: instant.describe('When it ended; both by the clock of the server as the device knows it'),
  isFinished: z.boolean().default(false).describe('The learner says so; counts only where opening is the rule'),
});

/** What a report changed. */
export const progressAnswer = z.object({ lesson: lessonState, learning }).meta({ id: 'ProgressAnswer' });

/** An answer to a question: indexes of the options as they were shown, or words. */
export const givenAnswer = z.object({
  choices: z.array(z.int().min(0).max(50)).max(50).default([]),
  text: z.string().max(500).default(''),
});

/** A question as one attempt shows it; nothing of it says which answer is right. */
export const attemptItem = z
  .object({
    position: z.int(),
    kind: z.enum(['one', 'several', 'order', 'short']),
    text: z.string(),
    options: z.array(z.string()),
    answer: givenAnswer.nullable(),
    isUnsure: z.boolean(),
    seq: z.int(),
    review: z
      .object({
        isRight: z.boolean(),
        rightChoices: z.array(z.int()),
        accepted: z.array(z.string()),
        explanation: z.string(),
      })
      .nullable()
      .describe('Only of an attempt that was handed in'),
  })
  .meta({ id: 'AttemptItem' });

/** One try at a test. */
export const attempt = z
  .object({
    id: z.string(),
    test: testState,
    no: z.int(),
    startedAt: z.string(),
    deadlineAt: z.string().nullable(),
    now: z.string().describe('The clock of the server'),
    submittedAt: z.string().nullable(),
    score: z.int().nullable(),
    isPassed: z.boolean().nullable(),
    rightCount: z.int().nullable(),
    items: z.array(attemptItem),
  })
  .meta({ id: 'Attempt' });

/** Row of a 409 PRICE_CHANGED. */
export const priceChange = z
  .object({ cartId: z.string(), fullname: z.string(), before: rupiah, after: rupiah })
  .meta({ id: 'PriceChange' });
