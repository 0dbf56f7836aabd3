import type { TestState } from '@suluh/api/types';
import { pathTo, type Routes } from '@suluh/domain/address';
import { stepText, testText } from '@suluh/i18n-id/learning';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement } from 'react';
import { StartForm } from './StartForm.tsx';
import { TestFacts, triesLeft } from './TestFacts.tsx';

interface TestIntroProps {
  /** As the address names it. */
  course: string;
  test: TestState;
  routes: Routes;
}

/** A test before its first try. */
export function TestIntro({ course, test, routes }: TestIntroProps): ReactElement {
  const isLocked = test.access === 'lessonsFirst';
  const hasTries = triesLeft(test) !== 0;
  return (
    <section className="attempt-intro" aria-labelledby="tes">
      <h1 className="type-h1" id="tes">
        {test.title}
      </h1>
      <p className="type-muted">{testText.lead}</p>
      <TestFacts test={test} />
      {isLocked ? (
        <>
          <Note>{testText.lockedLessons}</Note>
          <ButtonLink kind="line" href={pathTo(routes, 'enrolment', { course })}>
            {stepText.course}
          </ButtonLink>
        </>
      ) : hasTries ? (
        <StartForm course={course} testId={test.id} kind="flame">
          {testText.start}
        </StartForm>
      ) : (
        <Note>{testText.noTriesLeft}</Note>
      )}
    </section>
  );
}
