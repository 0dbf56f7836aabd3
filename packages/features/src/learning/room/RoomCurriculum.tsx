'use client';
import type { LearningPart, LessonState, TestState } from '@suluh/api/types';
import { pathTo } from '@suluh/domain/address';
import { isCounted, petalOf, petalsOf } from '@suluh/domain/learning';
import { minutes } from '@suluh/i18n-id/format';
import { lessonKindText, roomText } from '@suluh/i18n-id/learning';
import { Icon } from '@suluh/ui/icons/Icon';
import type { ReactElement } from 'react';
import { LESSON_ICON } from '../../parts/lessons/index.ts';
import { useTenant } from '../../parts/tenant/index.ts';
import { Petals, RowPetal } from '../../parts/petals/index.ts';
import { useRoom } from './RoomProvider.tsx';

interface RoomCurriculumProps {
  /** As the address names it. */
  course: string;
  lessonId: number;
}

function LessonRow({
  course,
  lesson,
  isCurrent,
}: {
  course: string;
  lesson: LessonState;
  isCurrent: boolean;
}): ReactElement {
  const { routes } = useTenant();
  const petal = petalOf(lesson, isCurrent);
  const state = petal === 'dyed' ? roomText.done : petal === 'inHand' ? roomText.inHand : null;
  return (
    <li>
      <a
        className="roomCurriculum-row"
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

function Part({ part, course, lessonId }: { part: LearningPart; course: string; lessonId: number }): ReactElement {
  const counted = part.lessons.filter(isCounted);
  const done = counted.filter(({ state }) => state === 'done').length;
  return (
    <details className="roomCurriculum-part" name="kurikulum" open={part.lessons.some(({ id }) => id === lessonId)}>
      <summary>
        <span>{part.title}</span>
        <small>
          {[
            counted.length > 0 && roomText.sectionProgress(done, counted.length),
            part.durationMinutes > 0 && minutes(part.durationMinutes),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
        <Icon name="caret-down" className="roomCurriculum-caret" />
      </summary>
      <ul className="roomCurriculum-list">
        {part.lessons.map((lesson) => (
          <LessonRow key={lesson.id} course={course} lesson={lesson} isCurrent={lesson.id === lessonId} />
        ))}
      </ul>
    </details>
  );
}

const testStateText = ({ access, isPassed }: TestState): string | null => {
  if (isPassed) return roomText.testPassed;
  if (access === 'open') return null;
  return access === 'notStarted' ? roomText.testNotStarted : roomText.testLocked;
};

function TestRow({ course, test }: { course: string; test: TestState }): ReactElement {
  const { routes } = useTenant();
  const state = testStateText(test);
  const isOpen = test.access === 'open' || test.isPassed;
  return (
    <li>
      <a className="roomCurriculum-row" href={pathTo(routes, 'test', { course, test: test.id })}>
        <RowPetal petal={test.isPassed ? 'dyed' : 'undyed'}>
          {test.isPassed ? (
            <Icon name="check" size={16} />
          ) : (
            !isOpen && <Icon name="lock" size={16} className="roomCurriculum-lock" />
          )}
        </RowPetal>
        <span>
          {test.title}
          {state && <small>{state}</small>}
        </span>
      </a>
    </li>
  );
}

/** The curriculum beside a lesson, on a phone below it: what is done, what is in hand, and the tests of the course. */
export function RoomCurriculum({ course, lessonId }: RoomCurriculumProps): ReactElement {
  const { learning } = useRoom();
  const { parts, tests, doneLessons, totalLessons, percent, minutesLeft } = learning;
  const ofCourse = tests.filter((test) => test.lessonId === null);
  const petals = petalsOf(
    parts.flatMap((part) => part.lessons),
    lessonId,
  );
  return (
    <aside id="kurikulum" className="roomCurriculum" aria-label={roomText.curriculum}>
      <div className="roomCurriculum-inner">
        <div className="roomCurriculum-head">
          <h2 className="type-h3">{roomText.curriculum}</h2>
          {totalLessons > 0 && (
            <>
              <Petals petals={petals} percent={percent} isLarge />
              <p className="type-small type-muted" aria-live="polite">
                {roomText.progress(doneLessons, totalLessons)}
                {minutesLeft > 0 && `, ${roomText.minutesLeft(minutesLeft)}`}
              </p>
            </>
          )}
        </div>
        {parts.map((part) => (
          <Part key={part.id} part={part} course={course} lessonId={lessonId} />
        ))}
        {ofCourse.length > 0 && (
          <div className="roomCurriculum-tests">
            <h3 className="roomCurriculum-testsTitle">{roomText.testsAndCertificate}</h3>
            <ul className="roomCurriculum-list">
              {ofCourse.map((test) => (
                <TestRow key={test.id} course={course} test={test} />
              ))}
            </ul>
          </div>
        )}
      </div>
    </aside>
  );
}
