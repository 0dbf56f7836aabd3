import { Button, Card, CardContent, Stack, Typography } from '@mui/material';
import type { StaffCourseTiming } from '@suluh/api/types';
import { fromLocalMoment, toLocalMoment, DEFAULT_TIME_ZONE } from '@suluh/domain/time';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { FormEvent, ReactElement } from 'react';
import type { Course } from './course.ts';
import { MomentBox } from './MomentBox.tsx';
import { useRefused } from '../parts/useRefused.ts';

const text = staffAppText.course.timing;

/** When a course comes onto the pages and when it goes from them. */
export function CoursePlan({ course, timing }: { course: Course; timing: StaffCourseTiming }): ReactElement {
  const { errors, send } = useRefused(['course', 'timing']);
  const shown = (moment: string | null): string => (moment === null ? '' : toLocalMoment(moment, DEFAULT_TIME_ZONE));
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const momentOf = (name: string) => fromLocalMoment(String(fields.get(name) ?? ''), DEFAULT_TIME_ZONE);
    const body = { publishAt: course.isPublished ? null : momentOf('publishAt'), unpublishAt: momentOf('unpublishAt') };
    await send(`/api/admin/course/${course.id}/timing`, { method: 'PUT', body }, text.saved);
  };
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography variant="h2" component="h2" gutterBottom>
          {text.title}
        </Typography>
        <Stack component="form" noValidate onSubmit={save} spacing={2} sx={{ alignItems: 'flex-start', mt: 1 }}>
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
          <Button type="submit" variant="outlined">
            {text.save}
          </Button>
        </Stack>
      </CardContent>
    </Card>
  );
}
