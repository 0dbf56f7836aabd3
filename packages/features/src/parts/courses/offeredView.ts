import type { CourseCard as CourseCardData } from '@suluh/api/types';
import { cardAction, ownedAction, ownershipLabel } from '@suluh/domain/course';
import { courseActionText, courseText, ownershipText } from '@suluh/i18n-id/course';
import type { TenantConfig } from '@suluh/tenant/tenant';
import type { CourseView } from '@suluh/ui/cards/courseView.ts';
import { courseView } from './courseView.ts';

/**
 * A card as whoever does not own the course sees it: 'Tersedia' and 'Daftar Sekarang' where it has no price
 * (docs/product/course.md#labels; R2).
 */
export function offeredView(course: CourseCardData, tenant: TenantConfig): CourseView {
  const action = ownedAction(course);
  return {
    ...courseView(course, tenant),
    learnersText: course.studentCount > 0 ? courseText.learners(course.studentCount) : null,
    availableText: ownershipLabel(course) === 'available' ? ownershipText.available : null,
    actionText: cardAction(course) === 'register' ? courseActionText.register : null,
    ownedAction: action === 'start' ? null : action,
  };
}
