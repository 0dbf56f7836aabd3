import type { MyCourseDetail } from '@suluh/api/types';
import { pathTo, type Routes } from '@suluh/domain/address';
import { enrolmentText } from '@suluh/i18n-id/enrolment';

interface Next {
  title: string;
  /** Where the flame leads; null when there is nothing to do. */
  href: string | null;
  action: string;
}

/** What is next and the flame that leads to it; the finished moment once nothing is left. */
export function nextOf({ learning, slug: course }: Pick<MyCourseDetail, 'learning' | 'slug'>, routes: Routes): Next {
  const { next, completedAt, totalLessons } = learning;
  if (completedAt !== null)
    return {
      title: enrolmentText.nothingLeft,
      href: pathTo(routes, 'finished', { course }),
      action: enrolmentText.finished,
    };
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
  const left = learning.requirements.find(({ isMet }) => !isMet); // what is done elsewhere, such as being there
  if (totalLessons === 0 && !left) return { title: enrolmentText.nothingYet, href: null, action: '' };
  return { title: left ? enrolmentText.requirement[left.kind] : enrolmentText.nothingLeft, href: null, action: '' };
}
