import type { StaffGrant } from '@suluh/api/types';
import { staffGrantText as text } from '@suluh/i18n-id/staffGrants';

/** What a role is called; one that was added since by its own name. */
export const roleName = (role: string): string => text.roles[role] ?? role;

/** Where a role holds, in words. */
export const placeName = ({ place }: Pick<StaffGrant, 'place'>): string =>
  place === null ? text.everywhere : `${text.at[place.kind]}: ${place.name}`;

/** Whether a grant has ended. */
export const isOver = ({ endsAt }: Pick<StaffGrant, 'endsAt'>, now: Date): boolean =>
  endsAt !== null && new Date(endsAt) <= now;
