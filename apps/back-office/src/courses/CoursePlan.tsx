import type { StaffCourseTiming } from '@suluh/api/types';
import { fromLocalMoment, toLocalMoment, DEFAULT_TIME_ZONE } from '@suluh/domain/time';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { AsideCard, AsideForm } from '../parts/AsideCard.tsx';
import type { Course } from './course.ts';
import { MomentBox } from '../fields/MomentBox.tsx';
import { useRefused } from '../parts/useRefused.ts';

const text = staffAppText.course.timing;

/** When a course comes onto the pages and when it goes from them. */
export function CoursePlan({ course, timing }: { course: Course; timing: StaffCourseTiming }): ReactElement {
  const { errors, send } = useRefused(['course', 'timing']);
  const shown = (moment: string | null): string => (moment === null ? '' : toLocalMoment(moment, DEFAULT_TIME_ZONE));
  const save = (fields: FormData) => {
    const momentOf = (name: string) => fromLocalMoment(String(fields.get(name) ?? ''), DEFAULT_TIME_ZONE);
    const body = { publishAt: course.isPublished ? null : momentOf('publishAt'), unpublishAt: momentOf('unpublishAt') };
    return send(`/api/admin/course/${course.id}/timing`, { method: 'PUT', body }, text.saved);
  };
  return (
    <AsideCard title={text.title}>
      <AsideForm onSend={save} deed={text.save}>
        {!course.isPublished && (
          <MomentBox
            label={text.publishAt}
            name="publishAt"
            value={shown(timing.publishAt)}
            error={errors['publishAt']}
          />
        )}
        <MomentBox
          label={text.unpublishAt}
          name="unpublishAt"
          value={shown(timing.unpublishAt)}
          error={errors['unpublishAt']}
        />
      </AsideForm>
    </AsideCard>
  );
}
