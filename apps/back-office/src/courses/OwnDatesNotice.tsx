import { Alert } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { call } from '../data/call.ts';
import type { Course } from './course.ts';
import { leavingOwnDates, type OwnDates } from './leavingOwnDates.ts';

/** Said before saving: what becomes of dates for the own people of a programme that is taken off (docs/product/schedule.md#own-people). */
export function OwnDatesNotice(): ReactElement {
  const course = useRecordContext<Course>();
  const chosen = useWatch({ name: 'programIds' }) as number[] | undefined;
  const { data = [] } = useQuery({
    queryKey: ['course', 'own-dates', course?.id],
    queryFn: async () => (await call<OwnDates[]>(`/api/admin/course/${course!.id}/own-dates`)).data,
    enabled: course !== undefined,
  });
  return (
    <div role="status">
      {leavingOwnDates(data, course?.programIds ?? [], chosen ?? []).map(
        ({ programId, programName, dates, people }) => (
          <Alert key={programId} severity="warning" sx={{ mb: 2 }}>
            {staffAppText.course.leavesOwnDates(programName, dates, people)}
          </Alert>
        ),
      )}
    </div>
  );
}
