import type { Learning } from '@suluh/api/types';
import type { Routes } from '@suluh/domain/address';
import { Icon } from '@suluh/ui/icons/Icon';
import type { ReactElement } from 'react';
import { doneIn, LessonRows, TestRows } from '../parts/lessons/index.ts';

interface LessonPartsProps {
  learning: Pick<Learning, 'parts' | 'tests' | 'next'>;
  /** As the address names it. */
  course: string;
  routes: Routes;
}

/** The lessons and tests of an owned course; the part that is in hand is open. */
export function LessonParts({ learning: { parts, tests, next }, course, routes }: LessonPartsProps): ReactElement {
  const inHand = parts.findIndex(({ lessons }) => next?.kind === 'lesson' && lessons.some(({ id }) => id === next.id));
  const ofCourse = tests.filter(({ lessonId }) => lessonId === null);
  return (
    <div className="curriculum">
      {parts.map((part, index) => (
        <details key={part.id} className="curriculum-item" open={index === Math.max(0, inHand)}>
          <summary>
            <span>{part.title}</span>
            <span className="curriculum-meta">{doneIn(part.lessons)}</span>
            <Icon name="caret-down" className="curriculum-caret" />
          </summary>
          <LessonRows lessons={part.lessons} currentId={null} course={course} routes={routes} />
        </details>
      ))}
      {ofCourse.length > 0 && <TestRows tests={ofCourse} course={course} routes={routes} />}
    </div>
  );
}
