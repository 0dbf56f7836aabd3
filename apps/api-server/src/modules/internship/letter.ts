import { onDay } from '@suluh/domain/time';
import { internshipEntries as entries, letterCourse } from '@suluh/api/catalogue';
import { siteOrigins } from '@suluh/config/origins';
import { INTERNSHIP_ROUTES, pathTo } from '@suluh/domain/address';
import { certificateCodeOf } from '@suluh/domain/certificate';
import { letterMonths, letterSpan, onJobEndsOn, type DaySpan, type OnJobPeriod } from '@suluh/domain/programme';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { publicCode } from '../../codes/publicCode.ts';
import { runNamed, schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { isOurs, signedCode } from '../certificate/signing/code.ts';
import { internshipProgram, participant, periodOf, todayOf } from './internshipProgram.ts';
import { letterPdf } from './letterPdf.ts';

type LetterRow = typeof schema.internshipLetter.$inferSelect;
type LetterCourse = z.output<typeof letterCourse>;

const NUMBER_LETTERS = 8;

/** Hours of a lesson are those its course states, those of a session its own; what has no hours counts none. */
const MINUTES = `case e.kind
          when 'done' then (select l.duration_minutes from lesson l where l.id = e.object::int)
          when 'attended' then (select extract(epoch from c.end_at - c.start_at) / 60 from class_session c where c.id = e.object::int)
        end as minutes`;

/** What of somebody counts for the internship; an attendance that was taken back does not. */
const OF_LEARNER = `learning_event e join enrolment n on n.id = e.enrolment_id
          and (e.kind <> 'attended' or exists(select from attendance a where a.enrolment_id = n.id and a.session_id::text = e.object and a.voided_at is null))
        join course_program k on k.course_id = n.course_id and k.program_id = $2`;

const LEARNED = {
  name: 'internship-letter-courses',
  text: `with facts as (
      select n.course_id, e.kind, ${MINUTES}
      from ${OF_LEARNER}
      where n.user_id = $1 and e.kind in ('done', 'attended', 'completed')
        and e.at >= $3::timestamptz and e.at < $4::timestamptz + interval '1 day')
    select c.fullname as course, coalesce(round(sum(f.minutes)), 0)::int as minutes,
      count(*) filter (where f.kind = 'done')::int as lessons, count(*) filter (where f.kind = 'attended')::int as sessions,
      bool_or(f.kind = 'completed') as "isCompleted"
    from facts f join course c on c.id = f.course_id group by c.id order by c.fullname, c.id`,
};

/** Minutes of each of these months, added up as letters add them. */
const HOURS = {
  name: 'internship-hours',
  text: `with spans as (select * from unnest($3::text[], $4::timestamptz[], $5::timestamptz[]) as s(month, from_at, to_at)),
    facts as (
      select s.month, n.course_id, ${MINUTES}
      from ${OF_LEARNER}
        join spans s on e.at >= s.from_at and e.at < s.to_at + interval '1 day'
      where n.user_id = $1 and e.kind in ('done', 'attended')),
    courses as (select month, coalesce(round(sum(minutes)), 0)::int as minutes from facts group by month, course_id)
    select month, sum(minutes)::int as minutes from courses group by month`,
};

/**
 * The hours of every month of a period that has begun, the latest first, for organisers; of a month whose letter was
 * issued those of the letter (docs/product/internship.md#organisers).
 */
export async function hoursOf(services: Services, userId: string, period: OnJobPeriod) {
  const { db } = services;
  const { internshipLetter } = schema;
  const today = todayOf(services);
  const over = letterMonths(period, today);
  const months = [...new Set([...(period.startsOn <= today ? [today.slice(0, 7)] : []), ...over])].flatMap((month) => {
    const span = letterSpan(period, month);
    return span ? [{ month, span }] : [];
  });
  const program = await internshipProgram(db);
  const [rows, letters] = await Promise.all([
    runNamed<{ month: string; minutes: number }>(db, HOURS, [
      userId,
      program.id,
      months.map(({ month }) => month),
      months.map(({ span }) => onDay(span.from)),
      months.map(({ span }) => onDay(span.to)),
    ]),
    db
      .select({ month: internshipLetter.month, minutes: internshipLetter.minutes })
      .from(internshipLetter)
      .where(eq(internshipLetter.userId, userId)),
  ]);
  const ofMonth = new Map([...rows, ...letters].map(({ month, minutes }) => [month, minutes]));
  return months.map(({ month }) => ({ month, minutes: ofMonth.get(month) ?? 0, hasLetter: over.includes(month) }));
}

const learned = (db: Executor, userId: string, programId: number, { from, to }: DaySpan): Promise<LetterCourse[]> =>
  runNamed<LetterCourse & Record<string, unknown>>(db, LEARNED, [userId, programId, onDay(from), onDay(to)]);

/**
 * The letter of a month, issued when it is first asked for and the same ever after
 * (docs/product/internship.md#letter). @throws ApiError NOT_FOUND for a month outside the period, or not over
 */
async function letterOf(services: Services, userId: string, month: string): Promise<LetterRow> {
  const { db, now } = services;
  const { internshipLetter, userAccount } = schema;
  const ofMonth = and(eq(internshipLetter.userId, userId), eq(internshipLetter.month, month));
  const find = async () => (await db.select().from(internshipLetter).where(ofMonth))[0];
  const issued = await find();
  if (issued) return issued;
  const period = await periodOf(db, userId);
  const span = period && letterMonths(period, todayOf(services)).includes(month) ? letterSpan(period, month) : null;
  if (!period || !span) throw new ApiError('NOT_FOUND');
  const program = await internshipProgram(db);
  const courses = await learned(db, userId, program.id, span);
  const [person] = await db
    .select({ fullname: userAccount.fullname })
    .from(userAccount)
    .where(eq(userAccount.id, userId));
  await db
    .insert(internshipLetter)
    .values({
      number: `SLM-${month}-${publicCode(NUMBER_LETTERS)}`,
      userId,
      month,
      fullname: person!.fullname,
      startsOn: span.from,
      endsOn: span.to,
      minutes: courses.reduce((sum, { minutes }) => sum + minutes, 0),
      courses,
      issuedAt: now(),
    })
    .onConflictDoNothing(); // of two who ask first, one issues it
  return (await find())!;
}

/** A letter as answers carry it. */
const toLetter = (row: LetterRow) => ({
  number: row.number,
  month: row.month,
  from: row.startsOn,
  to: row.endsOn,
  fullname: row.fullname,
  minutes: row.minutes,
  courses: z.array(letterCourse).parse(row.courses),
  issuedAt: row.issuedAt.toISOString(),
});

/** The paper of a letter. @throws ApiError NOT_FOUND for a month without one */
export async function letterFile(services: Services, userId: string, month: string) {
  const { db, settings } = services;
  const letter = toLetter(await letterOf(services, userId, month));
  const period = await periodOf(db, userId);
  const code = await signedCode(db, letter.number, 'internship-letter');
  const checkUrl = `${siteOrigins(settings).internship}${pathTo(INTERNSHIP_ROUTES, 'internshipLetter', { code })}`;
  const bytes = await letterPdf({ letter, period: period && { ...period, endsOn: onJobEndsOn(period) }, checkUrl });
  return { bytes, name: `surat-magang-${month}.pdf` };
}

const pdf = route(entries.letterPdf, async ({ params: { month }, caller }, services) => ({
  data: await letterFile(services, participant(caller).userId, month),
}));

const check = route(entries.letterCheck, async ({ params: { code } }, { db }) => {
  const read = certificateCodeOf(code);
  if (!read || !(await isOurs(db, read, 'internship-letter'))) throw new ApiError('NOT_FOUND');
  const { internshipLetter } = schema;
  const [found] = await db.select().from(internshipLetter).where(eq(internshipLetter.number, read.number));
  if (!found) throw new ApiError('NOT_FOUND');
  return { data: toLetter(found) };
});

/** Letters of hours and courses, and the check of one by everybody. */
export const letterRoutes = [check, pdf];
