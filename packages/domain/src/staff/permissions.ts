/** Every deed of staff, as `area.deed` (docs/product/staff.md#permissions). A role may also hold {@link EVERYTHING}. */
export const PERMISSIONS = [
  'course.read',
  'choice.read',
  'course.edit',
  'course.publish',
  'event.read',
  'event.edit',
  'event.participant',
  'event.door',
  'event.attendance',
  'event.finish',
  'learning.answer',
  'learning.mark',
  'order.read',
  'order.mail',
  'refund.read',
  'refund.decide',
  'refund.begin',
  'webhook.read',
  'webhook.replay',
  'settlement.read',
  'seller.edit',
  'promo.read',
  'promo.edit',
  'voucher.batch',
  'review.read',
  'review.moderate',
  'review.answer',
  'inbox.read',
  'inbox.handle',
  'mail.retry',
  'content.edit',
  'landing.edit',
  'learner.look',
  'program.edit',
  'institution.edit',
  'staff.read',
  'staff.grant',
  'internship.invite',
  'internship.course',
  'internship.period',
  'payment.edit',
  'site.edit',
  'certificate.edit',
  'learner.block',
  'learner.close',
  'audit.read',
  'membership.edit',
  'work.own',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** What a role holds that may do everything, also what is added later. */
export const EVERYTHING = '*';

/** Whether a role with these permissions may do a deed. */
export const allows = (held: readonly string[], permission: Permission): boolean =>
  held.some((each) => each === EVERYTHING || each === permission);
