import { catalogue } from '@suluh/api/catalogue';
import type { Permission, Scope } from '@suluh/domain/staff';

const SCOPES: ReadonlyMap<Permission, Scope> = new Map(
  catalogue.flatMap((entry) => (entry.auth === 'A' ? [[entry.permission, entry.scope] as const] : [])),
);

/**
 * Where a permission works, by the entries that ask for it: all of them ask for everything, or none does, so that a grant
 * of one place opens the whole of it or nothing (docs/product/staff.md#permissions).
 */
export const scopeOf = (permission: Permission): Scope => SCOPES.get(permission) ?? 'all';
