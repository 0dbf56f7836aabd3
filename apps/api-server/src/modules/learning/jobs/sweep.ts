import { completeIfDue } from '../completeIfDue.ts';
import { mayBeDue } from '../mayBeDue.ts';
import type { LearningJobServices } from './run.ts';

/**
 * Looks for enrolments that are due and were not finished by what was done last. There are none: one that is found is
 * finished, and is a defect to be looked into (docs/product/learning.md#finishing). One that cannot be finished keeps no
 * other from it. @returns how many were found
 */
export async function sweepDue(services: LearningJobServices): Promise<number> {
  let found = 0;
  for await (const id of mayBeDue(services.db, services)) {
    try {
      if (!(await services.db.transaction((tx) => completeIfDue(tx, services, id)))) continue;
      found += 1;
      services.log.error({ enrolmentId: id }, 'an enrolment was due and not finished');
    } catch (error) {
      services.log.error({ err: error, enrolmentId: id }, 'an enrolment could not be judged');
    }
  }
  return found;
}
