import type { MyCourseDetail } from '@suluh/api/types';
import { pathTo, type Routes } from '@suluh/domain/address';
import { enrolmentText } from '@suluh/i18n-id/enrolment';
import { myCourseText } from '@suluh/i18n-id/myCourse';
import { nextOf } from '../parts/owned/next.ts';

type Owned = Pick<
  MyCourseDetail,
  'slug' | 'event' | 'change' | 'learning' | 'completedAt' | 'certificateId' | 'coursetype'
>;

interface Flame {
  text: string;
  href: string;
}

/**
 * The flame on the page of an owned course: the lesson it goes on with, or what came of it once it is finished
 * (docs/product/course.md#owned). Null where nothing was begun, or a ticket or voucher comes first: there the label by
 * its kind stays.
 */
export function ownedFlame(owned: Owned, startsByLessons: boolean, routes: Routes): Flame | null {
  if (owned.learning.completedAt !== null)
    return {
      text: owned.certificateId === null ? myCourseText.viewResult : myCourseText.viewCertificate,
      href: pathTo(routes, 'finished', { course: owned.slug }),
    };
  const { action, href } = nextOf(owned, null, routes);
  return startsByLessons && action === enrolmentText.goOn && href !== null ? { text: myCourseText.goOn, href } : null;
}
