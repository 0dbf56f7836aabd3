/** Where an entry for staff works: on everything, or only on the rows a grant names. */
export type Scope = 'all' | 'partner' | 'programme' | 'event';

/** Where one grant reaches; all null: everywhere. Several together narrow it down. */
export interface GrantPlace {
  partnerId: number | null;
  programId: number | null;
  eventId: number | null;
  /** Somebody who teaches: the courses that name them. */
  teacherId: number | null;
}

/** Rows somebody reaches by all their grants together. */
export type Reach = 'everything' | readonly GrantPlace[];

const KINDS = ['partnerId', 'programId', 'eventId', 'teacherId'] as const satisfies (keyof GrantPlace)[];

const isEverywhere = (place: GrantPlace): boolean => KINDS.every((kind) => place[kind] === null);

/**
 * The ids of one kind of place alone: of grants that name nothing else, which would narrow them down
 * (docs/product/staff.md#grants).
 */
export const wholePlaces = (reach: readonly GrantPlace[], kind: keyof GrantPlace): number[] =>
  reach.flatMap((place) => {
    const { [kind]: id } = place;
    return id !== null && KINDS.every((each) => each === kind || place[each] === null) ? [id] : [];
  });

/** The union of grants (docs/product/staff.md#grants). */
export const reachOf = (grants: readonly GrantPlace[]): Reach => (grants.some(isEverywhere) ? 'everything' : grants);

/** Whether somebody may enter at all: an entry that works on everything wants a grant that holds everywhere. */
export const reaches = (reach: Reach, scope: Scope): boolean =>
  reach === 'everything' || (scope !== 'all' && reach.length > 0);
