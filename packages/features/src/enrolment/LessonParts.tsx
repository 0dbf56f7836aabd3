import type { Learning, LearningPart, LessonState, TestState } from '@suluh/api/types';
import { pathTo, type Routes } from '@suluh/domain/address';
import { petalOf } from '@suluh/domain/learning';
import { minutes } from '@suluh/i18n-id/format';
import { lessonKindText, roomText } from '@suluh/i18n-id/learning';
import { Icon } from '@suluh/ui/icons/Icon';
import type { ReactElement } from 'react';

interface LessonPartsProps {
  learning: Pick<Learning, 'parts' | 'tests' | 'next'>;
  /** As the address names it. */
  course: string;
  routes: Routes;
}

const PETAL = { undyed: '', inHand: ' enrolment-inHand', dyed: ' enrolment-dyed' } as const;

function LessonRow({ lesson, href }: { lesson: LessonState; href: string }): ReactElement {
  const petal = petalOf(lesson, false);
  const state = petal === 'dyed' ? roomText.done : petal === 'inHand' ? roomText.inHand : null;
  return (
    <li>
      <a className="enrolment-row" href={href}>
        <span className={`enrolment-petal${PETAL[petal]}`}>{petal === 'dyed' && <Icon name="check" size={16} />}</span>
        <span>
          {lesson.title}
          {state && <span className="layout-hidden"> ({state})</span>}
          <small>
            {lessonKindText[lesson.kind]}
            {lesson.durationMinutes > 0 && ` · ${minutes(lesson.durationMinutes)}`}
            {lesson.isLater ? ` · ${roomText.later}` : !lesson.isRequired && ` · ${roomText.optional}`}
          </small>
        </span>
      </a>
    </li>
  );
}

function Part({
  part,
  isOpen,
  hrefOf,
}: {
  part: LearningPart;
  isOpen: boolean;
  hrefOf: (id: number) => string;
}): ReactElement {
  const counted = part.lessons.filter(({ isRequired, isLater }) => isRequired && !isLater);
  const done = counted.filter(({ state }) => state === 'done').length;
  return (
    <details className="curriculum-item" open={isOpen}>
      <summary>
        <span>{part.title}</span>
        <span className="curriculum-meta">{roomText.sectionProgress(done, counted.length)}</span>
        <Icon name="caret-down" className="curriculum-caret" />
      </summary>
      <ul className="enrolment-rows">
        {part.lessons.map((lesson) => (
          <LessonRow key={lesson.id} lesson={lesson} href={hrefOf(lesson.id)} />
        ))}
      </ul>
    </details>
  );
}

const testNote = ({ access, isPassed }: TestState): string | null => {
  if (isPassed) return roomText.testPassed;
  if (access === 'open') return null;
  return access === 'notStarted' ? roomText.testNotStarted : roomText.testLocked;
};

function TestRow({ test, href }: { test: TestState; href: string }): ReactElement {
  const note = testNote(test);
  const isLocked = test.access !== 'open' && !test.isPassed;
  return (
    <li>
      <a className="enrolment-row" href={href}>
        <span className={`enrolment-petal${test.isPassed ? PETAL.dyed : ''}`}>
          {test.isPassed ? <Icon name="check" size={16} /> : isLocked && <Icon name="lock" size={16} />}
        </span>
        <span>
          {test.title}
          {note && <small>{note}</small>}
        </span>
      </a>
    </li>
  );
}

/** The lessons and tests of an owned course; the part that is in hand is open. */
export function LessonParts({ learning: { parts, tests, next }, course, routes }: LessonPartsProps): ReactElement {
  const inHand = parts.findIndex(({ lessons }) => next?.kind === 'lesson' && lessons.some(({ id }) => id === next.id));
  const ofCourse = tests.filter(({ lessonId }) => lessonId === null);
  return (
    <div className="curriculum">
      {parts.map((part, index) => (
        <Part
          key={part.id}
          part={part}
          isOpen={index === Math.max(0, inHand)}
          hrefOf={(lesson) => pathTo(routes, 'lesson', { course, lesson })}
        />
      ))}
      {ofCourse.length > 0 && (
        <ul className="enrolment-rows" aria-label={roomText.testsAndCertificate}>
          {ofCourse.map((test) => (
            <TestRow key={test.id} test={test} href={pathTo(routes, 'test', { course, test: test.id })} />
          ))}
        </ul>
      )}
    </div>
  );
}
