import { Alert, Button, Card, CardContent, TextField, Typography } from '@mui/material';
import type { StaffWork } from '@suluh/api/types';
import { workRule, type ImportResource } from '@suluh/domain/staff';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useState, type ChangeEvent, type FormEvent, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { officePath } from '../app/officePath.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { Permitted } from '../parts/Permitted.tsx';
import { useDeed } from '../parts/useDeed.ts';

const text = staffAppText.work.import;
/** Where files are sent to. */
const ADDRESS: Readonly<Record<ImportResource, string>> = {
  course: '/api/admin/course/import',
  job: '/api/admin/job/import',
  promo: '/api/admin/promo/import',
};
const MOST_BYTES = 10 * 1024 * 1024;
/** Formats by the end of a file's name. */
const FORMATS: Readonly<Record<string, string>> = {
  csv: 'csv',
  tsv: 'csv',
  txt: 'csv',
  xlsx: 'xlsx',
  jsonl: 'jsonl',
  ndjson: 'jsonl',
};
const formatOf = (name: string): string | undefined => FORMATS[name.split('.').at(-1)?.toLowerCase() ?? ''];

function Import({ resource }: { resource: ImportResource }): ReactElement {
  const navigate = useNavigate();
  const { isWorking, run } = useDeed();
  const [file, setFile] = useState<File | null>(null);
  const [isWrong, setWrong] = useState(false);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setFile(target.files?.[0] ?? null);
    setWrong(false);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const format = file && formatOf(file.name);
    if (!file || !format || file.size > MOST_BYTES) return setWrong(true);
    const form = new FormData();
    form.set('file', file);
    const query = new URLSearchParams({ fileName: file.name.slice(-200), format });
    const made = await run<StaffWork>(`${ADDRESS[resource]}?${query}`, { method: 'POST', body: form }, text.sent);
    if (made) await navigate(officePath('work', made.id, 'show'));
  };
  return (
    <>
      <PageHead title={text.titles[resource]} />
      <Card variant="outlined" sx={{ maxWidth: 760 }}>
        <CardContent
          component="form"
          noValidate
          onSubmit={send}
          sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}
        >
          <Typography>{text.lead}</Typography>
          <Alert severity="info">{text.hints[resource]}</Alert>
          <TextField
            type="file"
            fullWidth
            label={text.choose}
            onChange={choose}
            error={isWrong}
            helperText={isWrong ? text.kind : undefined}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: {
                accept: Object.keys(FORMATS)
                  .map((end) => `.${end}`)
                  .join(','),
              },
            }}
          />
          <Button type="submit" variant="contained" disabled={isWorking}>
            {text.send}
          </Button>
        </CardContent>
      </Card>
    </>
  );
}

/** A file of records is sent, by who may do what it says; what it would do is shown on the page of that work. */
export const FileImport = ({ resource }: { resource: ImportResource }): ReactElement => (
  <Permitted permission={workRule(`${resource}.import`).permission} title={text.titles[resource]}>
    <Import resource={resource} />
  </Permitted>
);
