'use client';
import type { LearningPart } from '@suluh/api/types';
import { petalsOf } from '@suluh/domain/learning';
import { minutes } from '@suluh/i18n-id/numbers';
import { roomText } from '@suluh/i18n-id/learning';
import { Icon } from '@suluh/ui/icons/Icon';
import type { ReactElement } from 'react';
import { doneIn, LessonRows, TestRows } from '../../parts/lessons/index.ts';
import { Petals } from '../../parts/petals/index.ts';
import { useTenant } from '../../parts/tenant/index.ts';
import { useRoom } from './RoomProvider.tsx';

interface RoomCurriculumProps {
  /** As the address names it. */
  course: string;
  lessonId: number;
}

function Part({ part, course, lessonId }: { part: LearningPart; course: string; lessonId: number }): ReactElement {
  const { routes } = useTenant();
  return (
    <details className="roomCurriculum-part" name="kurikulum" open={part.lessons.some(({ id }) => id === lessonId)}>
      <summary>
        <span>{part.title}</span>
        <small>
          {[doneIn(part.lessons), part.durationMinutes > 0 && minutes(part.durationMinutes)]
            .filter(Boolean)
            .join(' · ')}
        </small>
        <Icon name="caret-down" className="roomCurriculum-caret" />
      </summary>
      <LessonRows lessons={part.lessons} currentId={lessonId} course={course} routes={routes} />
    </details>
  );
}

/** The curriculum beside a lesson, on a phone below it: what is done, what is in hand, and the tests of the course. */
export function RoomCurriculum({ course, lessonId }: RoomCurriculumProps): ReactElement {
  const { learning } = useRoom();
  const { routes } = useTenant();
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
            <TestRows tests={ofCourse} course={course} routes={routes} />
          </div>
        )}
      </div>
    </aside>
  );
}
