import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { petalsStyles } from '../parts/petals/Petals.styles.ts';
import { roomStyles } from './room/Room.styles.ts';
import { attemptStyles } from './test/Attempt.styles.ts';
import { attemptResultStyles } from './test/AttemptResult.styles.ts';
import { attemptReviewStyles } from './test/AttemptReview.styles.ts';
import { questionStyles } from './test/Question.styles.ts';
import { testFactsStyles } from './test/TestFacts.styles.ts';

/** A test: before it, its questions, its result. */
export const TestStylesheet = stylesheet`
  ${roomStyles}
  ${petalsStyles}
  ${testFactsStyles}
  ${attemptStyles}
  ${questionStyles}
  ${attemptResultStyles}
  ${attemptReviewStyles}
`;
