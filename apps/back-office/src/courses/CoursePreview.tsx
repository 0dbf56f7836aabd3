import { Alert, Button, Link, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { FACES, isOfProgrammes, type Face } from '@suluh/domain/address';
import { time, zoneName } from '@suluh/i18n-id/format';
import { previewText as text } from '@suluh/i18n-id/preview';
import { useState, type ReactElement } from 'react';
import { useGetMany, useRecordContext } from 'react-admin';
import { AskDialog } from '../parts/AskDialog.tsx';
import { useRefused } from '../parts/useRefused.ts';
import type { Course } from './course.ts';

interface Made {
  url: string;
  endsAt: string;
}

/** Makes links to the page of a course as a face shows it (docs/product/staff.md#preview). */
export function CoursePreview(): ReactElement | null {
  const course = useRecordContext<Course>();
  const [isOpen, setOpen] = useState(false);
  const [face, setFace] = useState<Face>('main');
  const [made, setMade] = useState<Made | null>(null);
  const { errors, send } = useRefused(['preview']);
  const { data: programs = [] } = useGetMany('program', { ids: course?.programIds ?? [] }, { enabled: isOpen });
  if (!course) return null;
  const begin = () => {
    setMade(null);
    setOpen(true);
  };
  const make = (fields: FormData) => {
    const programId = Number(fields.get('programId')) || null;
    const body = { face, programId: isOfProgrammes(face) ? programId : null };
    return send<Made>(`/api/admin/course/${course.id}/preview`, { method: 'POST', body }, setMade);
  };
  const choose = (chosen: Face) => {
    setMade(null);
    setFace(chosen);
  };
  return (
    <>
      <Button onClick={begin}>{text.title}</Button>
      <AskDialog
        title={text.title}
        isOpen={isOpen}
        noValidate
        onClose={() => setOpen(false)}
        onAnswer={make}
        deed={text.make}
      >
        <Stack spacing={2}>
          <Typography>{text.note}</Typography>
          <TextField select label={text.face} value={face} onChange={({ target }) => choose(target.value as Face)}>
            {FACES.map((each) => (
              <MenuItem key={each} value={each}>
                {text.faces[each]}
              </MenuItem>
            ))}
          </TextField>
          {isOfProgrammes(face) && (
            <TextField
              select
              name="programId"
              label={text.program}
              defaultValue=""
              error={errors['programId'] !== undefined}
              helperText={errors['programId'] ?? (programs.length === 0 ? text.noProgram : undefined)}
              onChange={() => setMade(null)}
            >
              {programs.map(({ id, name }) => (
                <MenuItem key={id} value={id}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
          )}
          <div role="status">
            {made && (
              <Alert severity="success">
                {text.made(`${time(made.endsAt)} ${zoneName()}`)}{' '}
                <Link href={made.url} target="_blank" rel="noopener noreferrer">
                  {text.open}
                </Link>
              </Alert>
            )}
          </div>
        </Stack>
      </AskDialog>
    </>
  );
}
