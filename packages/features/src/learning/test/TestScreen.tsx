import { pathTo } from '@suluh/domain/address';
import { formProblem, LoadFailure } from '../../parts/failure/index.ts';
import { testText } from '@suluh/i18n-id/learning';
import { Note } from '@suluh/ui/feedback/Note';
import { thumbnailOf } from '@suluh/ui/cloth/thumbnail.ts';
import type { ReactElement } from 'react';
import type { ScreenProps } from '../../parts/page/index.ts';
import { loadTest } from '../load.ts';
import { RoomFrame } from '../room/RoomFrame.tsx';
import { TestStylesheet } from '../TestStylesheet.tsx';
import { AttemptBoard } from './AttemptBoard.tsx';
import { AttemptResult } from './AttemptResult.tsx';
import { AttemptReview } from './AttemptReview.tsx';
import { TestIntro } from './TestIntro.tsx';
import { TYPED, withTyped } from './typed.ts';

/** A test of an owned course: what it is, the try that is open, or what came of the last one. */
export async function TestScreen({ context, search, course, test: id }: ScreenProps<'test'>): Promise<ReactElement> {
  const { tenant } = context;
  const { routes } = tenant;
  const address = pathTo(routes, 'test', { course, test: id });
  const outcome = await loadTest(context, course, id);
  if (outcome.kind === 'failed') return <LoadFailure failure={outcome.failure} retryHref={address} />;
  const { course: detail, test, attempt, account } = outcome.data;
  const problem = formProblem(search);
  const isOpen = attempt !== null && attempt.submittedAt === null;
  const isSaved = search.saved !== undefined;
  return (
    <>
      <TestStylesheet />
      <RoomFrame tenant={tenant} course={course} detail={detail} subtitle={test.title}>
        <main id="isi" className="attempt-page">
          {problem && (
            <Note tone="error" alert className="attempt-note">
              {problem}
            </Note>
          )}
          {isOpen && isSaved && !problem && (
            <Note tone="success" className="attempt-note">
              {testText.saved}
            </Note>
          )}
          {attempt === null ? (
            <TestIntro course={course} test={test} routes={routes} />
          ) : isOpen ? (
            <AttemptBoard key={attempt.id} course={course} account={account} {...withTyped(attempt, search[TYPED])} />
          ) : (
            <>
              <AttemptResult
                course={course}
                attempt={attempt}
                learning={detail.learning}
                routes={routes}
                cloth={thumbnailOf(detail.id, detail.categories)}
              />
              <AttemptReview items={attempt.items} />
            </>
          )}
        </main>
      </RoomFrame>
    </>
  );
}
