import path from 'node:path';
import { partnershipEntries as entries } from '@suluh/api/catalogue';
import { staffText } from '@suluh/i18n-id/staff';
import { eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Caller } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { readWhole } from '../../storage/index.ts';
import { lastChangeOf } from '../staff/change.ts';
import { decideApplication, partnershipSubject } from './decide.ts';
import { toApplication } from './queries.ts';

/** An application. @throws ApiError NOT_FOUND */
async function applicationOf(db: Executor, id: number) {
  const { partnershipApplication: application } = schema;
  const [found] = await db.select().from(application).where(eq(application.id, id));
  if (!found) throw new ApiError('NOT_FOUND');
  return found;
}

/** Decides what waits. @throws ApiError NOT_FOUND, CONFLICT with how it was decided and by whom */
async function decide(
  { db }: Services,
  caller: Caller,
  decision: Pick<Parameters<typeof decideApplication>[1], 'id' | 'status' | 'reason'>,
): Promise<{ data: { success: boolean; institutionId: number | null } }> {
  return db.transaction(async (tx) => {
    const decided = await decideApplication(tx, { ...decision, by: staff(caller).userId });
    const current = toApplication(await applicationOf(tx, decision.id));
    if (decided) return { data: { success: true, ...decided } };
    const change = await lastChangeOf(tx, partnershipSubject(decision.id));
    throw new ApiError('CONFLICT', {
      message: staffText.partnershipDecided(change.changedBy),
      data: { current, ...change },
    });
  });
}

/** What staff do about who wishes to become a partner (docs/product/partner.md#application). */
export const partnershipStaffRoutes = [
  route(entries.staffAccept, ({ params: { id }, caller }, services) =>
    decide(services, caller, { id, status: 'accepted', reason: '' }),
  ),

  route(entries.staffRefuse, ({ params: { id }, body: { reason }, caller }, services) =>
    decide(services, caller, { id, status: 'refused', reason }),
  ),

  route(entries.staffFile, async ({ params: { id, no } }, { db, files }) => {
    const file = (await applicationOf(db, id)).files[no - 1];
    const bytes = file === undefined ? null : await readWhole(files.closed, file);
    if (!bytes) throw new ApiError('NOT_FOUND');
    return { data: { bytes, name: `calon-mitra-${id}-${no}${path.extname(file!)}` } };
  }),
];
