import type { LessonState, TestState } from '@suluh/api/types';
import { pathTo, type Routes } from '@suluh/domain/address';
import { isCounted, petalOf } from '@suluh/domain/learning';
import { minutes } from '@suluh/i18n-id/numbers';
import { lessonKindText, roomText } from '@suluh/i18n-id/learning';
import { Icon } from '@suluh/ui/icons/Icon';
import type { ReactElement } from 'react';
import { RowPetal } from '../petals/index.ts';
import { LESSON_ICON } from './icons.ts';

interface RowsProps {
  /** As the address names it. */
  course: string;
  routes: Routes;
}

function LessonRow({
  course,
  routes,
  lesson,
  isCurrent,
}: RowsProps & { lesson: LessonState; isCurrent: boolean }): ReactElement {
  const petal = petalOf(lesson, isCurrent);
  const state = petal === 'dyed' ? roomText.done : petal === 'inHand' ? roomText.inHand : null;
  return (
    <li>
      <a
        className="lessonRows-row"
        href={pathTo(routes, 'lesson', { course, lesson: lesson.id })}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <RowPetal petal={petal}>{petal === 'dyed' && <Icon name="check" size={16} />}</RowPetal>
        <span>
          {lesson.title}
          {state && <span className="layout-hidden"> ({state})</span>}
          <small>
            <Icon name={LESSON_ICON[lesson.kind]} size={16} />
            {lessonKindText[lesson.kind]}
            {lesson.durationMinutes > 0 && ` · ${minutes(lesson.durationMinutes)}`}
            {lesson.isLater ? ` · ${roomText.later}` : !lesson.isRequired && ` · ${roomText.optional}`}
          </small>
        </span>
      </a>
    </li>
  );
}

interface LessonRowsProps extends RowsProps {
  lessons: readonly LessonState[];
  /** The lesson that is open. */
  currentId: number | null;
}

/** The lessons of a part as links, each with how far it is. */
export const LessonRows = ({ lessons, currentId, ...rows }: LessonRowsProps): ReactElement => (
  <ul className="lessonRows">
    {lessons.map((lesson) => (
      <LessonRow key={lesson.id} {...rows} lesson={lesson} isCurrent={lesson.id === currentId} />
    ))}
  </ul>
);

/** Why a test cannot be begun, or that it is passed; null when it waits to be taken. */
const testStateText = ({ access, isPassed }: TestState): string | null => {
  if (isPassed) return roomText.testPassed;
  if (access === 'open') return null;
  return access === 'notStarted' ? roomText.testNotStarted : roomText.testLocked;
};

/** The tests before and after a course as links. */
export const TestRows = ({ course, routes, tests }: RowsProps & { tests: readonly TestState[] }): ReactElement => (
  <ul className="lessonRows">
    {tests.map((test) => {
      const state = testStateText(test);
      return (
        <li key={test.id}>
          <a className="lessonRows-row" href={pathTo(routes, 'test', { course, test: test.id })}>
            <RowPetal petal={test.isPassed ? 'dyed' : 'undyed'}>
              {test.isPassed ? (
                <Icon name="check" size={16} />
              ) : (
                test.access !== 'open' && <Icon name="lock" size={16} className="lessonRows-lock" />
              )}
            </RowPetal>
            <span>
              {test.title}
              {state && <small>{state}</small>}
            </span>
          </a>
        </li>
      );
    })}
  </ul>
);

/** How many of a part's lessons that count are done; nothing for a part where none counts. */
export function doneIn(lessons: readonly LessonState[]): string {
  const counted = lessons.filter(isCounted);
  if (counted.length === 0) return '';
  return roomText.sectionProgress(counted.filter(({ state }) => state === 'done').length, counted.length);
}
