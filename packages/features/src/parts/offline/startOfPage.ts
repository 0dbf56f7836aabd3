import { sweepDoors } from '../kept-door/index.ts';
import { fetchFailureCloth } from './failureCloth.ts';
import { keepPagesOf } from './keep.ts';
import { sweepLessons } from './lessons.ts';

/**
 * What any page of a learner does with what lies on the device: wipes what is another's, lessons that had their time, and doors that are over;
 * and has fetched what failing without a line would show.
 */
export async function atStart(userId: string): Promise<void> {
  fetchFailureCloth();
  await keepPagesOf(userId);
  await sweepLessons(Date.now());
  await sweepDoors(Date.now());
}
