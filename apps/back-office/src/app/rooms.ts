import type { Permission } from '@suluh/domain/staff';
import { staffAppText } from '@suluh/i18n-id/staffApp';

/** A room of the back office: where it is, and what opens it. */
export interface Room {
  path: string;
  name: string;
  permission: Permission;
}

/** The rooms in the order of the menu; who lacks the permission does not see one. */
export const ROOMS: readonly Room[] = [{ path: '/course', name: staffAppText.course.list, permission: 'course.read' }];
