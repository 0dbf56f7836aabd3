import { FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { valueText } from './History.tsx';

const text = staffAppText.conflict;

/** Whose value of each field is taken; mine where nothing was said. */
export type Taken = Record<string, 'mine' | 'theirs'>;

interface MergeQuestionsProps {
  /** Fields that two people changed to different values. */
  names: readonly string[];
  mine: Readonly<Record<string, unknown>>;
  current: Readonly<Record<string, unknown>>;
  taken: Taken;
  onTake: (taken: Taken) => void;
}

/** Asks, field by field, whose value stays (docs/product/staff.md#two-people-one-record). */
export function MergeQuestions({ names, mine, current, taken, onTake }: MergeQuestionsProps): ReactElement | null {
  const resource = useResourceContext()!;
  const translate = useTranslate();
  if (names.length === 0) return null;
  return (
    <>
      <Typography sx={{ mt: 2, fontWeight: 700 }}>{text.both}</Typography>
      {names.map((name) => (
        <RadioGroup
          key={name}
          aria-labelledby={`conflict-${name}`}
          value={taken[name] ?? 'mine'}
          onChange={(_, value) => onTake({ ...taken, [name]: value as 'mine' | 'theirs' })}
        >
          <FormLabel id={`conflict-${name}`}>
            {translate(`resources.${resource}.fields.${name}`, { _: name })}
          </FormLabel>
          <FormControlLabel value="mine" control={<Radio />} label={`${text.mine}: ${valueText(name, mine[name])}`} />
          <FormControlLabel
            value="theirs"
            control={<Radio />}
            label={`${text.other}: ${valueText(name, current[name])}`}
          />
        </RadioGroup>
      ))}
    </>
  );
}
