import { isPowerful, mayGive } from './granting.ts';
import { EVERYTHING } from './permissions.ts';

/** The roles of the beginning: rules and words know them by name, so they are neither removed nor named anew. */
const FIRST_ROLES: readonly string[] = [
  'operator',
  'organiser',
  'teacher',
  'finance',
  'content',
  'partner',
  'programme',
  'door',
  'support',
];

/** Whether a role was there from the beginning (docs/product/staff.md#roles). */
export const isFirstRole = (name: string): boolean => FIRST_ROLES.includes(name);

/** Why what a role may do is not changed; null when it is. */
export type RoleRefusal = 'everything' | 'notHeld' | 'own' | null;

/** What a change of a role depends on. */
export interface RoleChange {
  /** Who changes it, and what they hold everywhere. */
  by: string;
  held: readonly string[];
  /** What the role may do, and is to do; nothing before it is made. */
  before: readonly string[];
  after: readonly string[];
  /** Who holds it, will, or is asked for. */
  holders: readonly string[];
}

const isWidened = ({ before, after }: Pick<RoleChange, 'before' | 'after'>): boolean =>
  after.some((each) => !before.includes(each));

/**
 * Nobody changes a role that may do what they do not hold everywhere, nor makes one of it; nobody widens one they hold
 * themselves. The role that may do everything stays as it is, and no other becomes one.
 */
export function roleRefusal({ by, held, before, after, holders }: RoleChange): RoleRefusal {
  if ([...before, ...after].includes(EVERYTHING)) return 'everything';
  if (!mayGive(held, before) || !mayGive(held, after)) return 'notHeld';
  return isWidened({ before, after }) && holders.includes(by) ? 'own' : null;
}

/** Whether a change waits for a second person, as giving the role would: people hold it, and would get more. */
export const isWideningPowerful = (change: Pick<RoleChange, 'before' | 'after' | 'holders'>): boolean =>
  change.holders.length > 0 && isWidened(change) && isPowerful(change.after);

/** Whether the second yes to a wider role counts: not of who asked, nor of who holds it, and of somebody who may give it. */
export function wideningRefusal({
  askedBy,
  ...change
}: RoleChange & { askedBy: string | null }): RoleRefusal | 'samePerson' {
  if (askedBy === change.by) return 'samePerson';
  return roleRefusal(change);
}
