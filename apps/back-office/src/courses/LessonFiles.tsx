import { Box, Button, Typography } from '@mui/material';
import type { LessonFileKind } from '@suluh/domain/learning';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactElement } from 'react';
import { Confirm } from 'react-admin';
import { useParams } from 'react-router';
import { useMay } from '../app/MeContext.tsx';
import { call } from '../data/call.ts';
import { useDeed } from '../parts/useDeed.ts';
import { LessonFileForm } from './LessonFileForm.tsx';
import type { LessonKind } from './outline.ts';

const text = staffAppText.course.outline.files;

/** A file of a lesson as the API answers it. */
interface StoredFile {
  id: string;
  kind: LessonFileKind;
  language: string;
  title: string;
  bytes: number;
  seconds: number | null;
}

const nameOf = ({ kind, title, language }: StoredFile): string =>
  [text.kinds[kind], title, kind === 'captions' ? language : ''].filter((part) => part !== '').join(' · ');

/** Files of a lesson as they are now, and the form that adds one. They are saved on their own, not with the outline. */
export function LessonFiles({ lesson }: { lesson: { id: number; kind: LessonKind; name: string } }): ReactElement {
  const { id = '' } = useParams();
  const mayEdit = useMay('course.edit');
  const path = `/api/admin/course/${id}/lesson/${lesson.id}/file`;
  const { data: files, refetch } = useQuery({
    queryKey: ['course', 'lesson-files', id, lesson.id],
    queryFn: async () => (await call<StoredFile[]>(path)).data,
  });
  const [chosen, setChosen] = useState<StoredFile | null>(null);
  const { isWorking, run } = useDeed();
  const heading = useRef<HTMLElement>(null);
  const remove = async (file: StoredFile) => {
    setChosen(null);
    await run(`${path}/${file.id}`, { method: 'DELETE' }, text.removed);
    await refetch();
    heading.current?.focus(); // the button that was pressed went with its file
  };
  return (
    <Box component="section" aria-label={text.of(lesson.name)} sx={{ py: 1 }}>
      <Typography ref={heading} tabIndex={-1} sx={{ fontWeight: 700 }}>
        {text.title}
      </Typography>
      {files?.length === 0 && <Typography variant="body2">{text.none}</Typography>}
      {files !== undefined && files.length > 0 && (
        <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
          {files.map((each) => (
            <Typography key={each.id} component="li" variant="body2">
              {`${nameOf(each)}: ${text.about(each.bytes, each.seconds)}`}
              {mayEdit && (
                <Button size="small" color="error" disabled={isWorking} onClick={() => setChosen(each)}>
                  {text.remove(nameOf(each))}
                </Button>
              )}
            </Typography>
          ))}
        </Box>
      )}
      <Confirm
        isOpen={chosen !== null}
        title={chosen === null ? '' : text.remove(nameOf(chosen))}
        content={chosen === null ? '' : text.removeSure(nameOf(chosen))}
        onConfirm={() => chosen && void remove(chosen)}
        onClose={() => setChosen(null)}
      />
      {mayEdit && (
        <LessonFileForm key={lesson.kind} path={path} lessonKind={lesson.kind} onAdded={() => void refetch()} />
      )}
    </Box>
  );
}
