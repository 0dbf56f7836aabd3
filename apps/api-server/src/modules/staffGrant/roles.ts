import { staffGrantEntries as entries, type staffRoleFields } from '@suluh/api/catalogue';
import { isFirstRole, isWideningPowerful, roleRefusal, wideningRefusal } from '@suluh/domain/staff';
import { staffText } from '@suluh/i18n-id/staff';
import { staffGrantText } from '@suluh/i18n-id/staffGrants';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError, wrongAt } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Route, type Staff } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { changeRecord, editedRoutes, requireVersion } from '../staff/editedRecords.ts';
import { oneOf } from '../staff/records.ts';
import { removalRoute } from '../staff/removedRecords.ts';
import { requireFreeName } from '../staff/requireFreeName.ts';
import { heldEverywhere } from './give.ts';
import { holdersOf, roleRecords, type RoleRow } from './roleRecords.ts';

type Fields = z.output<typeof staffRoleFields>;
type List = typeof entries.roles.list;
type Create = typeof entries.roles.create;
type Update = typeof entries.roles.update;

const { staffGrant, staffGrantRequest, staffRole, staffRolePermission } = schema;
const words = staffText.role;
const NOTHING_ASKED = { askedPermissions: null, askedBy: null, askedAt: null } as const;

/** Names that words of the back office already stand for, by role and by label. */
const TAKEN = new Set(Object.values(staffGrantText.roles).map((each) => each.toLowerCase()));

/** A name no role has, in whatever letters. @throws ApiError BAD_REQUEST at the field */
async function requireNewName(tx: Executor, name: string, id: number | null): Promise<void> {
  if (TAKEN.has(name.toLowerCase())) throw wrongAt('name', words.taken);
  await requireFreeName(tx, staffRole, { name, id, taken: words.taken });
}

/** What a change of a role depends on. */
const changeOf = async (
  tx: Executor,
  { name, permissions: before }: Pick<RoleRow, 'name' | 'permissions'>,
  { after, by, now }: { after: readonly string[]; by: string; now: Date },
) => ({ by, before, after, held: await heldEverywhere(tx, by, now), holders: await holdersOf(tx, name, now) });

async function setPermissions(tx: Executor, role: string, permissions: readonly string[]): Promise<void> {
  await tx.delete(staffRolePermission).where(eq(staffRolePermission.role, role));
  await tx.insert(staffRolePermission).values(permissions.map((permission) => ({ role, permission })));
}

const sorted = (permissions: readonly string[]): string[] => [...new Set(permissions)].sort();

async function rename(tx: Executor, { id, name: role }: RoleRow, name: string): Promise<void> {
  if (isFirstRole(role)) throw wrongAt('name', words.first);
  await requireNewName(tx, name, id);
  await tx.update(staffRole).set({ name }).where(eq(staffRole.id, id)); // its permissions follow
  await tx.update(staffGrant).set({ role: name }).where(eq(staffGrant.role, role));
  await tx.update(staffGrantRequest).set({ role: name }).where(eq(staffGrantRequest.role, role));
}

const edited = ({ now: clock }: Services) => ({
  ...roleRecords(clock),
  subject: 'role',
  table: staffRole,
  key: staffRole.id,
  async create(tx: Executor, { name, permissions }: Fields, { userId: by }: Staff, now: Date) {
    const change = await changeOf(tx, { name, permissions: [] }, { after: sorted(permissions), by, now });
    const refusal = roleRefusal(change);
    if (refusal) throw wrongAt('permissions', words.refusals[refusal]);
    await requireNewName(tx, name, null);
    const [made] = await tx.insert(staffRole).values({ name }).returning({ id: staffRole.id });
    await setPermissions(tx, name, change.after);
    return made!.id;
  },
  async update(
    tx: Executor,
    { before, body, who, now }: { before: RoleRow; body: Partial<Fields>; who: Staff; now: Date },
  ) {
    const { name = before.name } = body;
    const after = body.permissions ? sorted(body.permissions) : before.permissions;
    const change = await changeOf(tx, before, { after, by: who.userId, now });
    const refusal = roleRefusal(change);
    if (refusal) throw wrongAt(body.permissions ? 'permissions' : 'name', words.refusals[refusal]);
    if (name !== before.name) await rename(tx, before, name);
    if (!body.permissions) return;
    const mustWait = isWideningPowerful(change);
    const asked = mustWait ? { askedPermissions: after, askedBy: who.userId, askedAt: now } : NOTHING_ASKED;
    await tx.update(staffRole).set(asked).where(eq(staffRole.id, before.id));
    if (!mustWait) await setPermissions(tx, name, after);
  },
});

/** The same where a second person says yes or no to what a role is to do. @throws ApiError FORBIDDEN, SECOND_GRANTER_REQUIRED */
const decided = (services: Services, decision: 'give' | 'refuse') => ({
  ...edited(services),
  async update(tx: Executor, { before, who, now }: { before: RoleRow; who: Staff; now: Date }) {
    const { permissions: after, byId: askedBy } = before.asked!;
    if (decision === 'give') {
      const change = await changeOf(tx, before, { after, by: who.userId, now });
      const refusal = wideningRefusal({ ...change, askedBy });
      if (refusal === 'notHeld' || refusal === 'everything') throw new ApiError('FORBIDDEN');
      if (refusal) throw new ApiError('SECOND_GRANTER_REQUIRED');
      await setPermissions(tx, before.name, after);
    }
    await tx.update(staffRole).set(NOTHING_ASKED).where(eq(staffRole.id, before.id));
  },
});

/** Roles, and what each may do (docs/product/staff.md#roles). */
export const staffRoleRoutes: Route[] = [
  ...editedRoutes(entries.roles, edited),

  route(entries.roleDecide, async ({ params: { id }, body: { decision }, caller, ifMatch }, services) => {
    const version = requireVersion(ifMatch);
    const who = staff(caller);
    const deed = decided(services, decision);
    const action = decision === 'give' ? 'role.widen' : 'role.widenRefused';
    const data = await services.db.transaction(async (tx) => {
      const { asked, version: now } = await oneOf(tx, deed, id, who.reach);
      if (asked === null && now === version) throw new ApiError('CONFLICT', { message: words.nothingAsked });
      const body = { asked: null } as object; // what is said anew, whatever comes of it
      return changeRecord<List, Create, Update>(tx, deed, { id, version, body, who, now: services.now(), action });
    });
    return { data };
  }),

  removalRoute(entries.roleRemove, edited, async (tx, { before, who, now, remove }) => {
    if (before.isFirst) throw new ApiError('CONFLICT', { message: words.stays });
    const change = await changeOf(tx, before, { after: before.permissions, by: who.userId, now });
    if (roleRefusal(change)) throw new ApiError('FORBIDDEN');
    const { holders } = change;
    if (holders.length > 0) throw new ApiError('CONFLICT', { message: words.held(holders.length) });
    await remove();
  }),
];
