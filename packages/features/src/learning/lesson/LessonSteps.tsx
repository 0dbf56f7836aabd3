'use client';
import type { LessonState } from '@suluh/api/types';
import { apiPath, pathTo } from '@suluh/domain/address';
import { nextStep } from '@suluh/domain/learning';
import { errorText } from '@suluh/i18n-id/errors';
import { lessonText, stepText } from '@suluh/i18n-id/learning';
import { Button } from '@suluh/ui/buttons/Button';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import { useState, type FormEvent, type ReactElement } from 'react';
import { browserApi } from '../../parts/api-client/index.ts';
import { PostedFields } from '../../parts/posted-fields/index.ts';
import { leadsToLogin, useTenant } from '../../parts/tenant/index.ts';
import { finishLesson } from '../calls.ts';
import { stepPath } from '../paths.ts';
import { useRoom } from '../room/RoomProvider.tsx';
import { useLessonState } from '../room/useLessonState.ts';

interface LessonStepsProps {
  /** As the address names it. */
  course: string;
  lesson: LessonState & { previousId: number | null; nextId: number | null };
}

/** 'Sebelumnya' and the way on; where opening is the rule, going on finishes the lesson, also before JavaScript. */
export function LessonSteps({ course, lesson }: LessonStepsProps): ReactElement {
  const tenant = useTenant();
  const { routes } = tenant;
  const { learning, setLearning, go } = useRoom();
  const { state, rule, kind } = useLessonState(lesson);
  const [busy, setBusy] = useState(false);
  const here = pathTo(routes, 'lesson', { course, lesson: lesson.id });
  const finishes = rule === 'opened' && state !== 'done';
  /** What the view is about is done elsewhere on it: there is one flame. */
  const waits = (kind === 'quiz' || kind === 'assignment') && state !== 'done' && !finishes;
  const next = nextStep(lesson, learning);

  async function finish(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const { data, error } = await finishLesson(browserApi(routes), { course, lesson: lesson.id }, new Date());
    if (leadsToLogin(error, tenant)) return;
    if (error) {
      setBusy(false);
      return showToast({
        text: error.message || errorText.noConnection,
        tone: 'error',
      });
    }
    setLearning(data.data.learning);
    go(stepPath(routes, course, nextStep(lesson, data.data.learning)));
  }
  return (
    <div className="lesson-steps">
      {lesson.previousId !== null && (
        <ButtonLink
          kind="line"
          icon="arrow-left"
          href={pathTo(routes, 'lesson', { course, lesson: lesson.previousId })}
        >
          {lessonText.previous}
        </ButtonLink>
      )}
      {finishes ? (
        <form
          className="lesson-finish"
          method="post"
          action={apiPath(routes, '/api/form/lesson-finish')}
          onSubmit={(event) => void finish(event)}
        >
          <PostedFields
            values={{ course, lesson: String(lesson.id), nextId: String(lesson.nextId ?? ''), redirectTo: here }}
          />
          <Button type="submit" kind="flame" block loading={busy}>
            {lessonText.finishAndGoOn}
          </Button>
        </form>
      ) : (
        <ButtonLink kind={waits ? 'line' : 'flame'} className="lesson-finish" href={stepPath(routes, course, next)}>
          {stepText[next.kind]}
        </ButtonLink>
      )}
    </div>
  );
}
