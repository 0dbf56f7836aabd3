import { redeemText } from '@suluh/i18n-id/account';
import { formProblem } from '../parts/failure/index.ts';
import type { SearchParams } from '../parts/list-query/index.ts';
import type { LoadedOffer } from './load.ts';

/** Refusals of what was chosen, which stand below the choice; all others stand at the code. */
const OF_CHOICE: readonly SearchParams[string][] = ['EVENT_REQUIRED', 'EVENT_FULL'];

/** What is wrong with the code, and what with the choice of a course or schedule. */
export function redeemProblems(
  search: SearchParams,
  offer: LoadedOffer | null,
  { code, courseId }: { code: string; courseId: number },
) {
  const isAsked = search.kode !== undefined || search.periksa !== undefined; // an empty field may be left out of the address
  if (isAsked && code === '') return { codeProblem: redeemText.codeRequired, choiceProblem: null };
  const problem = formProblem(search);
  if (offer?.kind === 'refused') return { codeProblem: offer.message, choiceProblem: null };
  if (search.pilih === '1' && !courseId && problem === null)
    return { codeProblem: null, choiceProblem: redeemText.courseRequired };
  const hasChoice = offer?.kind === 'open' && (offer.course === null || offer.events.length > 0);
  return hasChoice && OF_CHOICE.includes(search.error)
    ? { codeProblem: null, choiceProblem: problem }
    : { codeProblem: problem, choiceProblem: null };
}
