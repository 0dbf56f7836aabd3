import { FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement, ReactNode } from 'react';

const text = staffAppText.conflict;

/** Whose value of each field is taken; mine where nothing was said. */
export type Taken = Readonly<Record<string, 'mine' | 'theirs'>>;

/** Something two people changed to different values. */
interface WhoseQuestion {
  name: string;
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
}

interface WhoseQuestionsProps {
  questions: readonly WhoseQuestion[];
  taken: Taken;
  onTake: (taken: Taken) => void;
}

/** Asks, one by one, whose value stays (docs/product/staff.md#two-people-one-record). */
export function WhoseQuestions({ questions, taken, onTake }: WhoseQuestionsProps): ReactElement | null {
  if (questions.length === 0) return null;
  return (
    <>
      <Typography sx={{ mt: 2, fontWeight: 700 }}>{text.both}</Typography>
      {questions.map(({ name, label, ...values }) => (
        <RadioGroup
          key={name}
          aria-labelledby={`conflict-${name}`}
          value={taken[name] ?? 'mine'}
          onChange={(_, value) => onTake({ ...taken, [name]: value as 'mine' | 'theirs' })}
        >
          <FormLabel id={`conflict-${name}`}>{label}</FormLabel>
          {(['mine', 'theirs'] as const).map((whose) => (
            <FormControlLabel
              key={whose}
              value={whose}
              control={<Radio />}
              label={
                <>
                  {whose === 'mine' ? text.mine : text.other}: {values[whose]}
                </>
              }
            />
          ))}
        </RadioGroup>
      ))}
    </>
  );
}
