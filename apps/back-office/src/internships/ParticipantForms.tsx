import { Box, Button, Card, CardContent, TextField, Typography } from '@mui/material';
import { isMarkOpen, ON_JOB_MONTHS, onJobStartSpan } from '@suluh/domain/programme';
import { staffInternshipText as text } from '@suluh/i18n-id/staffInternship';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { InternshipFile } from '@suluh/api/types';
import type { FormEvent, ReactElement, ReactNode } from 'react';
import { typedWhole } from '../fields/typedWhole.ts';
import { WholeNumberBox } from '../fields/WholeNumberBox.tsx';
import { useParticipantForm } from './useParticipantForm.tsx';

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

/** A form that opens later, and what it waits for. */
const LaterCard = ({ title, children }: { title: string; children: ReactNode }): ReactElement => (
  <Card variant="outlined">
    <CardContent>
      <Typography variant="h2" component="h2" gutterBottom>
        {title}
      </Typography>
      <Typography>{children}</Typography>
    </CardContent>
  </Card>
);

type Typed = ReturnType<typeof typedWhole>;

/** When somebody's on-job period begins, and how long it is. */
export function PeriodForm({ file }: { file: InternshipFile }): ReactElement {
  const { startsOn, months } = file.period ?? { startsOn: '', months: ON_JOB_MONTHS.min };
  const { isWorking, errors, shown, formKey, save, dialog } = useParticipantForm<{ startsOn: string; months: Typed }>(
    file,
    'period',
    { startsOn, months },
  );
  const { from, to } = onJobStartSpan(file.today);
  return (
    <>
      <DeedForm
        key={formKey}
        title={text.period}
        isWorking={isWorking}
        onSave={(fields) =>
          void save({ startsOn: fields['startsOn']!, months: typedWhole(fields['months'] ?? null) }, text.periodSaved)
        }
      >
        <TextField
          label={text.startsOn}
          name="startsOn"
          type="date"
          required
          defaultValue={shown.startsOn}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: from, max: to } }}
        />
        <WholeNumberBox
          label={text.months}
          name="months"
          defaultValue={shown.months}
          error={errors['months']}
          isRequired
        />
      </DeedForm>
      {dialog}
    </>
  );
}

const NOWHERE = { host: '', division: '', mentorName: '', mentorEmail: '' };

/** Where somebody is, and who looks after them there. */
export function PlaceForm({ file }: { file: InternshipFile }): ReactElement {
  const { isWorking, shown, formKey, save, dialog } = useParticipantForm(file, 'place', file.place ?? NOWHERE);
  if (!file.place) return <LaterCard title={text.place}>{text.afterPeriod}</LaterCard>;
  return (
    <>
      <DeedForm
        key={formKey}
        title={text.place}
        isWorking={isWorking}
        onSave={(fields) => void save({ ...NOWHERE, ...fields }, text.placeSaved)}
      >
        {(['host', 'division', 'mentorName', 'mentorEmail'] as const).map((name) => (
          <TextField
            key={name}
            label={text[name]}
            name={name}
            type={name === 'mentorEmail' ? 'email' : 'text'}
            defaultValue={shown[name]}
            slotProps={{ htmlInput: { maxLength: 100 } }}
          />
        ))}
      </DeedForm>
      {dialog}
    </>
  );
}

/** What the mentor says at the end; it can be taken back. */
export function GradeForm({ file }: { file: InternshipFile }): ReactElement {
  const { grade, period } = file;
  const { isWorking, errors, shown, formKey, save, dialog } = useParticipantForm<{ score: Typed; note: string }>(
    file,
    'grade',
    { score: grade?.score ?? null, note: grade?.note ?? '' },
  );
  if (!period) return <LaterCard title={text.grade}>{text.afterPeriod}</LaterCard>;
  if (!isMarkOpen(period, grade !== null, file.today))
    return <LaterCard title={text.grade}>{text.gradeLater}</LaterCard>;
  return (
    <>
      <DeedForm
        key={formKey}
        title={text.grade}
        isWorking={isWorking}
        onSave={({ score, note = '' }) => void save({ score: typedWhole(score ?? null), note }, text.gradeSaved)}
        more={
          grade && (
            <Button
              color="error"
              disabled={isWorking}
              onClick={() => void save({ score: null, note: '' }, text.gradeTaken)}
            >
              {text.takeGrade}
            </Button>
          )
        }
      >
        <WholeNumberBox label={text.score} name="score" defaultValue={shown.score} error={errors['score']} isRequired />
        <TextField
          label={text.note}
          name="note"
          multiline
          defaultValue={shown.note}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
        />
      </DeedForm>
      {dialog}
    </>
  );
}
