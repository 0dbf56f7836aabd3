import { Button, Card, CardContent, Stack, TextField, Typography } from '@mui/material';
import type { StaffSession } from '@suluh/api/types';
import { sessionsGivenTo } from '@suluh/domain/check-in';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent, ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import { useMay } from '../app/MeContext.tsx';
import { call } from '../data/call.ts';
import { useRefused } from '../parts/useRefused.ts';
import type { Course } from './course.ts';

const text = staffAppText.course.sessions;

/** How many sessions a course learned alone has, which are checked in to one a day. */
export function CourseSessions(): ReactElement | null {
  const course = useRecordContext<Course>();
  const mayEdit = useMay('course.edit');
  const isGiven = course !== undefined && sessionsGivenTo(course.typeCode) === 'course';
  const path = `/api/admin/course/${course?.id}/session`;
  const queryKey = ['course', 'session', String(course?.id)];
  const { errors, send } = useRefused(queryKey);
  const { data } = useQuery({
    queryKey,
    queryFn: async () => (await call<StaffSession[]>(path)).data,
    enabled: isGiven,
  });
  if (!isGiven || !data) return null;
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const count = Number(new FormData(event.currentTarget).get('count'));
    await send(path, { method: 'PUT', body: { count } }, text.saved);
  };
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography variant="h2" component="h2" gutterBottom>
          {text.title}
        </Typography>
        <Stack component="form" noValidate onSubmit={save} spacing={2} sx={{ alignItems: 'flex-start', mt: 1 }}>
          <TextField
            key={data.length}
            type="number"
            label={text.count}
            name="count"
            defaultValue={data.length}
            disabled={!mayEdit}
            error={errors['count'] !== undefined}
            helperText={errors['count'] ?? text.countHelp}
            slotProps={{ htmlInput: { min: 0 } }}
          />
          {mayEdit && (
            <Button type="submit" variant="outlined">
              {text.save}
            </Button>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
}
