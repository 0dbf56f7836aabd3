import type { Attempt, Learning } from '@suluh/api/types';
import type { Routes } from '@suluh/domain/address';
import { isNearlyPassed, nextStep } from '@suluh/domain/learning';
import { stepText, testText } from '@suluh/i18n-id/learning';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Cloth } from '@suluh/ui/cloth/Cloth';
import type { Thumbnail } from '@suluh/ui/cloth/thumbnail.ts';
import type { ReactElement } from 'react';
import { stepPath } from '../paths.ts';
import { StartForm } from './StartForm.tsx';
import { triesLeft } from './TestFacts.tsx';

interface AttemptResultProps {
  /** As the address names it. */
  course: string;
  attempt: Attempt;
  learning: Pick<Learning, 'next' | 'completedAt'>;
  routes: Routes;
  cloth: Thumbnail;
}

/** What came of a try: full dye when it was passed, undyed cloth when not (docs/look.md#learning-rooms). */
export function AttemptResult({ course, attempt, learning, routes, cloth }: AttemptResultProps): ReactElement {
  const { test, score, isPassed, rightCount, items, no, startedAt, submittedAt } = attempt;
  const left = triesLeft(test);
  const step = nextStep({ id: 0, nextId: null }, learning);
  const seconds = (Date.parse(submittedAt ?? startedAt) - Date.parse(startedAt)) / 1000;
  const facts = [
    [testText.right, testText.rightOf(rightCount ?? 0, items.length)],
    [testText.used, testText.usedOf(seconds)],
    [testText.try, testText.tryOf(no, test.tries)],
  ];
  return (
    <section
      className={isPassed ? 'attemptResult ground-deep' : 'attemptResult attemptResult-failed'}
      aria-labelledby="hasil"
    >
      <div className={isPassed ? 'attemptResult-art' : 'attemptResult-art hem-cloth'} aria-hidden="true">
        {isPassed && <Cloth thumbnail={cloth} />}
      </div>
      <div className="attemptResult-body">
        <h1 className="attemptResult-title" id="hasil">
          {isPassed
            ? testText.passed(test.title)
            : isNearlyPassed(score ?? 0, test.passPercent)
              ? testText.nearlyPassed
              : testText.failed}
        </h1>
        <p className="attemptResult-score">
          {score ?? 0} <small>{isPassed ? testText.outOf : testText.outOfPass(test.passPercent)}</small>
        </p>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {!isPassed && <p className="attemptResult-lead">{testText.failedLead(left)}</p>}
        <div className="attemptResult-actions">
          {isPassed && (
            <ButtonLink kind="flame" href={stepPath(routes, course, step)}>
              {stepText[step.kind]}
            </ButtonLink>
          )}
          {left !== 0 && test.access === 'open' && (
            <StartForm course={course} testId={test.id} kind={isPassed ? 'on-deep' : 'primary'}>
              {testText.again}
            </StartForm>
          )}
          <ButtonLink kind={isPassed ? 'on-deep' : 'line'} href="#pembahasan">
            {testText.review}
          </ButtonLink>
          {!isPassed && (
            <ButtonLink kind="plain" href={stepPath(routes, course, { kind: 'course' })}>
              {stepText.course}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
