import { isOffline } from '../course/index.ts';
import { showsQrBlock } from '../schedule/index.ts';

/** By what a session is verified: the learner's own word, the door of the class, or the Prakerja dashboard. */
export type CheckInBy = 'self' | 'door' | 'prakerja';

/** Who verifies the sessions of an enrolment (docs/product/check-in.md#who-verifies). */
export function checkInBy(enrolment: { courseTypeId: string; productCode: string | null }): CheckInBy {
  if (showsQrBlock(enrolment.productCode)) return 'prakerja';
  return isOffline({ id: enrolment.courseTypeId }) ? 'door' : 'self';
}

/** How long the dashboard may take until its callback is no longer waited for. */
export const CHECK_IN_TRY_MS = 30 * 60_000;
