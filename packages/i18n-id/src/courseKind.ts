import type { CourseBadge, CourseTypeCode, OFFLINE_TYPE_NAME, OwnershipLabel } from '@suluh/domain/course';
import * as label from './label.ts';

/** The two badges of a course card (docs/product/course.md#kinds). */
export const courseBadgeText = {
  online: label.onlineCourse,
  offline: label.offlineCourse,
} as const satisfies Record<CourseBadge, string>;

/** Names of the course types (docs/product/course.md#kinds). */
export const courseTypeText = {
  a: 'Pembelajaran Mandiri',
  b: 'Webinar',
  c: 'Pembelajaran Mandiri & Webinar',
  d: 'Kelas Offline' satisfies typeof OFFLINE_TYPE_NAME,
} as const satisfies Record<CourseTypeCode, string>;

/** Ownership slot of a card (docs/product/course.md#labels; R2). */
export const ownershipText = {
  registered: 'Terdaftar',
  available: 'Tersedia',
} as const satisfies Record<OwnershipLabel, string>;
