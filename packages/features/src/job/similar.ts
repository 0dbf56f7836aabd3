import type { JobCard, JobDetail } from '@suluh/api/types';

/** Vacancies below the one that is read: they fill a row of two, or there are none. */
const SIMILAR = 2;

/**
 * Vacancies to read after one, of lists from the nearest to the furthest: those of its category first, then list by list;
 * none where they do not fill the row (docs/product/job.md#page).
 */
export function similarJobs(
  job: Pick<JobDetail, 'postId' | 'category'>,
  lists: readonly (readonly JobCard[])[],
): JobCard[] {
  const others = new Map(lists.flat().map((each) => [each.postId, each]));
  others.delete(job.postId);
  const all = [...others.values()];
  const isNear = ({ category }: JobCard) => job.category !== null && category === job.category;
  const found = [...all.filter(isNear), ...all.filter((each) => !isNear(each))].slice(0, SIMILAR);
  return found.length === SIMILAR ? found : [];
}
