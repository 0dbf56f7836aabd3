import { staffLookEntries as entries } from '@suluh/api/catalogue';
import { staffText } from '@suluh/i18n-id/staff';
import { isStaff } from '../../access/staffSession.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { closeOnce } from '../personalData/closing.ts';
import { recordChange } from '../staff/change.ts';
import { oneOf } from '../staff/records.ts';
import { letterheadLastUsed, lockedAccount, subjectOf } from './account.ts';
import { learnerRecords, oneLearner } from './records.ts';

/** Closing an account for its owner, who asked for it elsewhere (docs/product/staff.md#people). */
export const closeRoute = route(
  entries.learnerClose,
  async ({ params: { id }, body: { reason, certificates }, caller }, { db, now }) => {
    const { reach, userId: by } = staff(caller);
    await oneOf(db, learnerRecords({ now }), id, reach);
    await db.transaction(async (tx) => {
      const account = await lockedAccount(tx, id);
      if (await isStaff(tx, id, now())) throw new ApiError('BLOCK_CLOSED', { message: staffText.closingStaff });
      const letterhead = await letterheadLastUsed(tx, id);
      const keepsCertificates = certificates === 'keep';
      if (!(await closeOnce(tx, { now }, account, { at: now(), keepsCertificates, letterhead, reason }))) return;
      await recordChange(tx, {
        by,
        action: 'learner.close',
        subject: subjectOf(id),
        after: { reason, keepsCertificates },
      });
    });
    return { data: await oneLearner(db, id, { reach, now }) };
  },
);
