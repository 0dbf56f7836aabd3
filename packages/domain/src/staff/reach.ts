/** Where an entry for staff works: on everything, or only on the rows a grant names. */
export type Scope = 'all' | 'partner' | 'programme' | 'event';

/** Where one grant reaches; all null: everywhere. Several together narrow it down. */
export interface GrantPlace {
  partnerId: number | null;
  programId: number | null;
  eventId: number | null;
}

/** Rows somebody reaches by all their grants together. */
export type Reach = 'everything' | readonly GrantPlace[];

const isEverywhere = ({ partnerId, programId, eventId }: GrantPlace): boolean =>
  partnerId === null && programId === null && eventId === null;

/** The union of grants (docs/product/staff.md#grants). */
export const reachOf = (grants: readonly GrantPlace[]): Reach => (grants.some(isEverywhere) ? 'everything' : grants);

/** Whether somebody may enter at all: an entry that works on everything wants a grant that holds everywhere. */
export const reaches = (reach: Reach, scope: Scope): boolean =>
  reach === 'everything' || (scope !== 'all' && reach.length > 0);
