'use client';
import type { LessonState } from '@suluh/api/types';
import { MARK_ENOUGH, WATCHED_ENOUGH_PERCENT } from '@suluh/domain/learning';
import { lessonRuleText } from '@suluh/i18n-id/learning';
import { Icon } from '@suluh/ui/icons/Icon';
import type { ReactElement } from 'react';
import { useLessonState } from '../room/useLessonState.ts';

/** When the lesson counts as done, and what is still missing; changes as reports arrive. */
export function RuleLine({
  lesson,
}: {
  lesson: Pick<LessonState, 'id' | 'rule' | 'state' | 'watchedPercent'>;
}): ReactElement {
  const { rule, state, watchedPercent } = useLessonState(lesson);
  const isDone = state === 'done';
  return (
    <p className={isDone ? 'lesson-rule lesson-done' : 'lesson-rule'} role="status">
      <Icon name={isDone ? 'check-circle' : 'eye'} />
      {lessonRuleText({ rule, isDone, watchedPercent }, rule === 'marked' ? MARK_ENOUGH : WATCHED_ENOUGH_PERCENT)}
    </p>
  );
}
