import type { LessonDetail, LessonState } from '@suluh/api/types';
import { minutes } from '@suluh/i18n-id/numbers';
import { lessonKindText, lessonText } from '@suluh/i18n-id/learning';
import { Icon } from '@suluh/ui/icons/Icon';
import type { ReactElement } from 'react';
import { LESSON_ICON } from '../../parts/lessons/index.ts';
import { RuleLine } from './RuleLine.tsx';

/** Title of a lesson, what it is, and when it counts. */
export function LessonHead({ lesson }: { lesson: LessonDetail }): ReactElement {
  const { title, kind, durationMinutes, partTitle, summary, assets } = lesson;
  const state: LessonState = lesson;
  return (
    <div className="lesson-head">
      <h1 className="type-h2">{title}</h1>
      <ul className="lesson-facts">
        <li>
          <Icon name={LESSON_ICON[kind]} />
          {lessonKindText[kind]}
          {durationMinutes > 0 && `, ${minutes(durationMinutes)}`}
        </li>
        <li>
          <Icon name="list" />
          {partTitle}
        </li>
        {assets.some((asset) => asset.kind === 'captions') && (
          <li>
            <Icon name="captions" />
            {lessonText.captions}
          </li>
        )}
      </ul>
      <RuleLine lesson={state} />
      {summary && <p className="type-lead lesson-summary">{summary}</p>}
    </div>
  );
}
