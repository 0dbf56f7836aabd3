import { TextField } from '@mui/material';
import { sessionsGivenTo } from '@suluh/domain/check-in';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import { useMay } from '../app/MeContext.tsx';
import { typedWhole } from '../fields/typedWhole.ts';
import { AsideCard, AsideForm } from '../parts/AsideCard.tsx';
import { useGivenSessions } from '../parts/useGivenSessions.tsx';
import type { Course } from './course.ts';
import { finishingKey } from './FinishingNotice.tsx';

const text = staffAppText.course.sessions;

/** How many sessions a course learned alone has, which are checked in to one a day. */
export function CourseSessions(): ReactElement | null {
  const course = useRecordContext<Course>();
  const mayEdit = useMay('course.edit');
  const queryClient = useQueryClient();
  const { sessions, errors, put, question } = useGivenSessions({
    path: `/api/admin/course/${course?.id}/session`,
    queryKey: ['course', 'session', String(course?.id)],
    isGiven: course !== undefined && sessionsGivenTo(course.typeCode) === 'course',
    saved: text.saved,
    told: ({ length }) => length,
  });
  if (!sessions) return null;
  const save = async (fields: FormData) => {
    const count = typedWhole(fields.get('count'));
    if (await put({ count }, count)) await queryClient.invalidateQueries({ queryKey: finishingKey(course!.id) });
  };
  return (
    <AsideCard title={text.title}>
      {question}
      <AsideForm onSend={save} deed={mayEdit ? text.save : null}>
        <TextField
          key={sessions.length}
          label={text.count}
          name="count"
          defaultValue={sessions.length}
          disabled={!mayEdit}
          error={errors['count'] !== undefined}
          helperText={errors['count'] ?? text.countHelp}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      </AsideForm>
    </AsideCard>
  );
}
