import { Box, Button, Card, CardContent, TextField, Typography } from '@mui/material';
import { MENTOR_GRADES, ON_JOB_MONTHS } from '@suluh/domain/programme';
import { staffInternshipText as text } from '@suluh/i18n-id/staffInternship';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { InternshipFile } from '@suluh/api/types';
import type { FormEvent, ReactElement, ReactNode } from 'react';
import { useDeed } from '../parts/useDeed.ts';

const addressOf = ({ id }: InternshipFile, what: string): string => `/api/admin/internship/participant/${id}/${what}`;

interface DeedFormProps {
  title: string;
  isWorking: boolean;
  onSave: (fields: Record<string, string>) => void;
  /** Buttons beside the one that saves. */
  more?: ReactNode;
  children: ReactNode;
}

function DeedForm({ title, isWorking, onSave, more, children }: DeedFormProps): ReactElement {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    onSave(Object.fromEntries(fields) as Record<string, string>);
  };
  return (
    <Card variant="outlined">
      <CardContent component="form" aria-label={title} onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="h2" component="h2">
          {title}
        </Typography>
        {children}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="contained" disabled={isWorking}>
            {staffAppText.form.save}
          </Button>
          {more}
        </Box>
      </CardContent>
    </Card>
  );
}

/** When somebody's on-job period begins, and how long it is. */
export function PeriodForm({ file }: { file: InternshipFile }): ReactElement {
  const { isWorking, run } = useDeed();
  const { period } = file;
  return (
    <DeedForm
      key={`${period?.startsOn} ${period?.months}`}
      title={text.period}
      isWorking={isWorking}
      onSave={({ startsOn, months }) =>
        void run(
          addressOf(file, 'period'),
          { method: 'PUT', body: { startsOn, months: Number(months) } },
          text.periodSaved,
        )
      }
    >
      <TextField
        label={text.startsOn}
        name="startsOn"
        type="date"
        required
        defaultValue={period?.startsOn ?? ''}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        label={text.months}
        name="months"
        type="number"
        required
        defaultValue={period?.months ?? ON_JOB_MONTHS.min}
        slotProps={{ htmlInput: { min: ON_JOB_MONTHS.min, max: ON_JOB_MONTHS.max } }}
      />
    </DeedForm>
  );
}

/** Where somebody is, and who looks after them there. */
export function PlaceForm({ file }: { file: InternshipFile }): ReactElement {
  const { isWorking, run } = useDeed();
  const { place } = file;
  return (
    <DeedForm
      key={JSON.stringify(place)}
      title={text.place}
      isWorking={isWorking}
      onSave={(body) => void run(addressOf(file, 'place'), { method: 'PUT', body }, text.placeSaved)}
    >
      {place ? (
        (['host', 'division', 'mentorName', 'mentorEmail'] as const).map((name) => (
          <TextField
            key={name}
            label={text[name]}
            name={name}
            type={name === 'mentorEmail' ? 'email' : 'text'}
            defaultValue={place[name]}
            slotProps={{ htmlInput: { maxLength: 100 } }}
          />
        ))
      ) : (
        <Typography>{text.afterPeriod}</Typography>
      )}
    </DeedForm>
  );
}

/** What the mentor says at the end; it can be taken back. */
export function GradeForm({ file }: { file: InternshipFile }): ReactElement {
  const { isWorking, run } = useDeed();
  const { grade, period } = file;
  const set = (score: number | null, note: string) =>
    run(
      addressOf(file, 'grade'),
      { method: 'PUT', body: { score, note } },
      score === null ? text.gradeTaken : text.gradeSaved,
    );
  if (!period || period.state === 'before')
    return (
      <Card variant="outlined">
        <CardContent>
          <Typography variant="h2" component="h2" gutterBottom>
            {text.grade}
          </Typography>
          <Typography>{period ? text.gradeLater : text.afterPeriod}</Typography>
        </CardContent>
      </Card>
    );
  return (
    <DeedForm
      key={JSON.stringify(grade)}
      title={text.grade}
      isWorking={isWorking}
      onSave={({ score, note = '' }) => void set(Number(score), note)}
      more={
        grade && (
          <Button color="error" disabled={isWorking} onClick={() => void set(null, '')}>
            {text.takeGrade}
          </Button>
        )
      }
    >
      <TextField
        label={text.score}
        name="score"
        type="number"
        required
        defaultValue={grade?.score ?? ''}
        slotProps={{ htmlInput: { min: MENTOR_GRADES.min, max: MENTOR_GRADES.max, step: 1 } }}
      />
      <TextField
        label={text.note}
        name="note"
        multiline
        defaultValue={grade?.note ?? ''}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
    </DeedForm>
  );
}
