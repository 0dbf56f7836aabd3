import type { CheckInState, MyCourseDetail } from '@suluh/api/types';
import { pathTo, type Routes } from '@suluh/domain/address';
import { checkInPageText, checkInText } from '@suluh/i18n-id/checkIn';
import { courseActionText } from '@suluh/i18n-id/courseAction';
import { enrolmentText } from '@suluh/i18n-id/enrolment';

type Session = CheckInState['sessions'][number];

/** Where the sessions of the page stand. */
export const SESSIONS_ID = 'check-in';

export interface Next {
  title: string;
  /** Where the flame leads; null when there is nothing to do. */
  href: string | null;
  action: string;
  /** The session that comes next, with its hours. */
  session?: Session;
}

type Owned = Pick<MyCourseDetail, 'learning' | 'slug' | 'event' | 'change'>;

/** The session to be at next: by the ticket of its class, else by checking in on this page; null when none can be any more. */
function sessionNext(
  { slug: course, event, change }: Owned,
  sessions: readonly Session[],
  routes: Routes,
): Next | null {
  const session = sessions.find(({ status }) => status === 'enable' || status.startsWith('disable'));
  if (!session || change === 'calledOff') return null;
  const title = checkInPageText.session(session.no);
  if (event)
    return { title, href: pathTo(routes, 'ticket', { course }), action: courseActionText.viewETicket, session };
  const isOpen = session.status === 'enable';
  return { title, href: isOpen ? `#${SESSIONS_ID}` : null, action: isOpen ? checkInText.checkIn : '', session };
}

/** What is next and the flame that leads to it: a class that is on, else lessons and tests, else the next session; the finished moment once nothing is left. */
export function nextOf(owned: Owned, checkIns: Pick<CheckInState, 'sessions'> | null, routes: Routes): Next {
  const { learning, slug: course, event } = owned;
  const { next, completedAt, totalLessons } = learning;
  if (completedAt !== null)
    return {
      title: enrolmentText.nothingLeft,
      href: pathTo(routes, 'finished', { course }),
      action: enrolmentText.finished,
    };
  const session = sessionNext(owned, checkIns?.sessions ?? [], routes);
  if (event && session?.session?.status === 'enable') return session;
  if (next?.kind === 'lesson')
    return {
      title: next.title,
      href: pathTo(routes, 'lesson', { course, lesson: next.id }),
      action: next.isBegun || learning.doneLessons > 0 ? enrolmentText.goOn : enrolmentText.start,
    };
  if (next)
    return {
      title: next.title,
      href: pathTo(routes, 'test', { course, test: next.id }),
      action: next.isBegun ? enrolmentText.goOn : enrolmentText.startTest,
    };
  if (session) return session;
  const left = learning.requirements.find(({ isMet }) => !isMet); // what is done elsewhere, such as being there
  if (totalLessons === 0 && !left) return { title: enrolmentText.nothingYet, href: null, action: '' };
  return { title: left ? enrolmentText.requirement[left.kind] : enrolmentText.nothingLeft, href: null, action: '' };
}
