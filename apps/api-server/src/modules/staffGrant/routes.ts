import { staffGrantEntries as entries } from '@suluh/api/catalogue';
import { isPowerful, mayGive } from '@suluh/domain/staff';
import { eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { oneOf, recordRoutes } from '../staff/records.ts';
import { decideRequest, giveRole, heldEverywhere, rolesOf } from './give.ts';
import { endsLastOperator } from './lastOperator.ts';
import { endGrants } from './heldGrants.ts';
import { grantRecords, requestRecords } from './records.ts';
import { staffRoleRoutes } from './roles.ts';

const { staffGrant } = schema;

/** Who may do what, and where (docs/product/staff.md#grants). */
export const staffGrantRoutes: Route[] = [
  ...recordRoutes(entries.grants, ({ now }: Services) => grantRecords(now)),
  ...recordRoutes(entries.grantRequests, requestRecords),

  ...staffRoleRoutes,

  route(entries.roleChoices, async ({ caller }, { db, now }) => {
    const held = await heldEverywhere(db, staff(caller).userId, now());
    const roles = await rolesOf(db);
    return {
      data: roles.map((role) => ({
        ...role,
        isPowerful: isPowerful(role.permissions),
        mayGive: mayGive(held, role.permissions),
      })),
    };
  }),

  route(entries.grantGive, async ({ body, caller }, services) => ({
    data: await giveRole(services, body, staff(caller).userId),
  })),

  route(entries.grantDecide, async ({ params: { id }, body: { decision }, caller }, services) => {
    await decideRequest(services, { id, decision, by: staff(caller).userId });
    return { data: { success: true } };
  }),

  route(entries.grantEnd, async ({ params: { id }, caller }, { db, now }) => {
    const { userId: by, reach } = staff(caller);
    const records = grantRecords(now);
    const at = now();
    const data = await db.transaction(async (tx) => {
      if (await endsLastOperator(tx, [id], at)) throw new ApiError('LAST_OPERATOR');
      const [before] = await tx.select().from(staffGrant).where(eq(staffGrant.id, id)).for('update');
      if (!before) throw new ApiError('NOT_FOUND');
      await endGrants(tx, [id], { by, at });
      return oneOf(tx, records, id, reach);
    });
    return { data };
  }),
];
