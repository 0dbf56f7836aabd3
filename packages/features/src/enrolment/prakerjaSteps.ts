import type { CheckInState, MyCourseDetail } from '@suluh/api/types';
import { pathTo, type Routes } from '@suluh/domain/address';
import { lessonsUntilToday, type CheckInStatus } from '@suluh/domain/check-in';
import { prakerjaText } from '@suluh/i18n-id/checkIn';
import { time, zoneName } from '@suluh/i18n-id/format';

/** One step of a course paid by Prakerja. */
export interface PrakerjaStep {
  title: string;
  /** Its limit, or how it stands. */
  detail: string;
  isDone: boolean;
  href: string | null;
}

const isIn = ({ status }: CheckInState['sessions'][number]): boolean => status === 'already_check_in';

/** How the lessons stand: those of today, where the sessions of the course share them out, and all. */
function lessonsText(
  { doneLessons: done, totalLessons: total }: MyCourseDetail['learning'],
  sessions: readonly CheckInStatus[],
): string {
  const until = done < total ? lessonsUntilToday(total, sessions) : null;
  const all = prakerjaText.lessonsDone(done, total);
  return until === null ? all : prakerjaText.lessonsToday(Math.max(0, until - done), all);
}

/**
 * What a Prakerja course takes, in order: today's check-in, lessons, test before, test after, task, certificate, rating
 * (docs/product/check-in.md#prakerja). What a course has not is left out.
 */
export function prakerjaSteps(
  owned: Pick<MyCourseDetail, 'learning' | 'slug' | 'certificateKind'>,
  checkIns: CheckInState | null,
  routes: Routes,
  ratingUrl: string | null,
): PrakerjaStep[] {
  const { learning, slug: course } = owned;
  const sessions = checkIns?.sessions ?? [];
  const done = sessions.filter(isIn).length;
  const open = sessions.find(({ status }) => status === 'enable');
  const test = (kind: 'pre' | 'post') => learning.tests.find((each) => each.kind === kind);
  const task = learning.parts.flatMap(({ lessons }) => lessons).find(({ kind }) => kind === 'assignment');
  const [before, after] = [test('pre'), test('post')];
  const testHref = (id: number) => pathTo(routes, 'test', { course, test: id });
  return [
    ...(sessions.length > 0
      ? [
          {
            title: prakerjaText.checkIn,
            detail: open
              ? open.endAt
                ? prakerjaText.checkInUntil(`${time(open.endAt, checkIns!.timeZone)} ${zoneName(checkIns!.timeZone)}`)
                : prakerjaText.checkInBefore(checkIns!.dayEndsAtMinute)
              : prakerjaText.sessions(done, sessions.length),
            isDone: done === sessions.length,
            href: open ? '#check-in' : null,
          },
        ]
      : []),
    ...(before
      ? [
          {
            title: prakerjaText.preTest,
            detail: before.lastAttemptId ? prakerjaText.done : prakerjaText.beforeLessons,
            isDone: before.lastAttemptId !== null,
            href: testHref(before.id),
          },
        ]
      : []),
    ...(learning.totalLessons > 0
      ? [
          {
            title: prakerjaText.lessons,
            detail: lessonsText(
              learning,
              sessions.map(({ status }) => status),
            ),
            isDone: learning.doneLessons === learning.totalLessons,
            href:
              learning.next?.kind === 'lesson'
                ? pathTo(routes, 'lesson', { course, lesson: learning.next.id })
                : '#materi',
          },
        ]
      : []),
    ...(task
      ? [
          {
            title: prakerjaText.task,
            detail: task.state === 'done' ? prakerjaText.done : prakerjaText.handIn,
            isDone: task.state === 'done',
            href: pathTo(routes, 'lesson', { course, lesson: task.id }),
          },
        ]
      : []),
    ...(after
      ? [
          {
            title: prakerjaText.postTest,
            detail: after.isPassed ? prakerjaText.done : prakerjaText.passMark(after.passPercent),
            isDone: after.isPassed,
            href: testHref(after.id),
          },
        ]
      : []),
    ...(owned.certificateKind
      ? [
          {
            title: prakerjaText.certificate,
            detail: learning.certificate ? prakerjaText.done : prakerjaText.certificateAfter,
            isDone: learning.certificate !== null,
            href: learning.certificate ? pathTo(routes, 'finished', { course }) : '#sertifikat',
          },
        ]
      : []),
    { title: prakerjaText.rating, detail: prakerjaText.ratingWhere, isDone: false, href: ratingUrl },
  ];
}
