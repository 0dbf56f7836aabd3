import { pathTo } from '@suluh/domain/address';
import { courseActionText } from '@suluh/i18n-id/courseAction';
import type { TenantConfig } from '@suluh/tenant/tenant';

/**
 * Where the owner of a course goes on from its card, and the word for it (docs/product/course.md#labels).
 * @param action `ownedAction` of the course; what is no ticket and no voucher is started
 */
export const ownLink = (
  { routes }: Pick<TenantConfig, 'routes'>,
  courseId: number,
  action: string | undefined,
): { href: string; text: string } => ({
  href: pathTo(routes, action === 'viewETicket' ? 'ticket' : 'enrolment', { course: courseId }),
  text: courseActionText[action === 'viewETicket' || action === 'viewVoucher' ? action : 'start'],
});
