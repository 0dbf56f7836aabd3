import { EVERYTHING } from '@suluh/domain/staff';
import { staffRoleText as text } from '@suluh/i18n-id/staffRoles';

const NAMES: Readonly<Record<string, string>> = text.permissions;

/** What a permission lets somebody do, in words; one that is no more by its own name. */
export const permissionName = (permission: string): string =>
  permission === EVERYTHING ? text.everything : (NAMES[permission] ?? permission);

/** Permissions to tick, in their order; those that somebody does not hold themselves are shown and cannot be ticked. */
export const permissionChoices = (held: readonly string[]): { id: string; name: string; disabled: boolean }[] =>
  Object.entries(NAMES).map(([id, name]) => ({ id, name, disabled: !held.includes(id) }));

/** What a list of permissions has more and less than another, in words. */
export function permissionsChanged(before: readonly string[], after: readonly string[]) {
  const beyond = (list: readonly string[], other: readonly string[]) =>
    list
      .filter((each) => !other.includes(each))
      .map(permissionName)
      .join(', ');
  return { added: beyond(after, before), removed: beyond(before, after) };
}
