import type { Services } from '../../services.ts';
import { completeIfDue } from './completeIfDue.ts';
import { mayBeDue } from './mayBeDue.ts';

/** Where it is said that one could not be judged. */
export interface FailureLog {
  error: (facts: object, message: string) => void;
}

/**
 * Finishes those of a course whose last missing lesson counts no more: nobody of them will do anything else
 * (docs/product/learning.md#finishing). Each in a transaction of its own; what one leaves, the sweep finds.
 */
export async function finishDue(
  services: Pick<Services, 'db' | 'settings' | 'now'> & { log: FailureLog },
  courseId: number,
): Promise<void> {
  for await (const id of mayBeDue(services.db, { now: services.now, courseId }))
    await services.db
      .transaction((tx) => completeIfDue(tx, services, id))
      .catch((error: unknown) => services.log.error({ err: error, enrolmentId: id }, 'finish what is due'));
}
