import { Stack } from '@mui/material';
import type { StaffCourseTiming } from '@suluh/api/types';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import { useMay } from '../app/MeContext.tsx';
import { call } from '../data/call.ts';
import type { Course } from './course.ts';
import { CoursePlan } from './CoursePlan.tsx';
import { CoursePrices } from './CoursePrices.tsx';

/** What is planned for a course: when it comes and goes, and its prices for a time. */
export function CourseTiming(): ReactElement | null {
  const course = useRecordContext<Course>();
  const mayPublish = useMay('course.publish');
  const { data } = useQuery({
    queryKey: ['course', 'timing', course?.id, course?.version],
    queryFn: async () => (await call<StaffCourseTiming>(`/api/admin/course/${course!.id}/timing`)).data,
    enabled: course !== undefined,
  });
  if (!course || !data) return null;
  return (
    <Stack spacing={2}>
      {mayPublish && <CoursePlan key={`${data.publishAt} ${data.unpublishAt}`} course={course} timing={data} />}
      <CoursePrices course={course} timing={data} />
    </Stack>
  );
}
