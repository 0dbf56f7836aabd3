import type { TestState } from '@suluh/api/types';
import { testText } from '@suluh/i18n-id/learning';
import type { ReactElement } from 'react';

/** Tries that are left; null for as many as one likes. */
export const triesLeft = ({ tries, triesUsed }: Pick<TestState, 'tries' | 'triesUsed'>): number | null =>
  tries === null ? null : Math.max(0, tries - triesUsed);

/** What a test is: questions, time, tries, pass mark. */
export function TestFacts({ test }: { test: TestState }): ReactElement {
  const rows: [string, string][] = [
    [testText.questions, testText.questionCount(test.questionCount)],
    [testText.time, testText.timeOf(test.seconds)],
    [testText.tries, testText.triesLeft(triesLeft(test))],
    [testText.pass, String(test.passPercent)],
    ...(test.bestScore === null ? [] : [[testText.best, String(test.bestScore)] satisfies [string, string]]),
  ];
  return (
    <dl className="testFacts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
