import { EVERYTHING, type Permission } from './permissions.ts';

/** Deeds that move money, give roles or show what is a learner's own: a role with one of them is given by two people. */
const POWERFUL: readonly Permission[] = ['staff.grant', 'refund.decide', 'seller.edit', 'learner.look'];

/** Whether a role is given only when a second person says so too (docs/product/staff.md#grants). */
export const isPowerful = (permissions: readonly string[]): boolean =>
  permissions.some((each) => each === EVERYTHING || POWERFUL.some((powerful) => powerful === each));

type Place = 'partnerId' | 'programId' | 'teacherId';

/** Where roles hold that are somebody's own affairs: given everywhere they would show them everybody's. */
const PLACES: Readonly<Record<string, Place>> = {
  partner: 'partnerId',
  programme: 'programId',
  teacher: 'teacherId',
};

/** The place a role has to be given for, of a grant that names none; null for what may hold everywhere. */
export function placeMissing(grant: { role: string } & { [each in Place]?: number | null | undefined }): Place | null {
  const place = PLACES[grant.role];
  return place && grant[place] == null ? place : null;
}

/** Whether somebody who holds these permissions everywhere may give a role: nobody gives what they do not hold. */
export const mayGive = (held: readonly string[], role: readonly string[]): boolean =>
  held.includes(EVERYTHING) || role.every((each) => held.includes(each));

/** Why a role is not given; null when it is. */
export type GrantRefusal = 'own' | 'notHeld' | null;

/** What giving a role depends on. */
export interface Giving {
  /** Who gives, and who gets it. */
  by: string;
  /** Null for who has no account yet. */
  to: string | null;
  /** What the giver holds everywhere, and what the role is. */
  held: readonly string[];
  role: readonly string[];
}

/** Nobody gives a role to themselves, nor one they do not hold. */
export function grantRefusal({ by, to, held, role }: Giving): GrantRefusal {
  if (by === to) return 'own';
  return mayGive(held, role) ? null : 'notHeld';
}

/** Whether the second yes to a powerful role counts: of neither who asked nor who gets it, and of somebody who may. */
export const secondRefusal = (giving: Giving & { askedBy: string | null }): GrantRefusal | 'samePerson' =>
  giving.askedBy === giving.by ? 'samePerson' : grantRefusal(giving);
