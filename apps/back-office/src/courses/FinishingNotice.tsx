import { Alert } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { call } from '../data/call.ts';

/** How often it is looked how many are left, in milliseconds. */
const LOOK_MS = 2_000;

/** What is asked for how many are left; whoever saved asks anew. */
export const finishingKey = (courseId: string | number) => ['course', 'finishing', String(courseId)] as const;

/** How many learners are still looked through since the course asks for less (docs/product/learning.md#finishing). */
export function FinishingNotice({ courseId, since }: { courseId: string | number; since?: number }): ReactElement {
  const { data } = useQuery({
    queryKey: [...finishingKey(courseId), since],
    queryFn: async () => (await call<{ left: number }>(`/api/admin/course/${courseId}/finishing`)).data,
    refetchInterval: ({ state }) => (state.data && state.data.left > 0 ? LOOK_MS : false),
  });
  return (
    <div role="status">
      {data && data.left > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {staffAppText.course.finishing(data.left)}
        </Alert>
      )}
    </div>
  );
}
