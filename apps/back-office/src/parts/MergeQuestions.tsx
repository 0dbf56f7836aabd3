import { FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { FieldValue } from './FieldValue.tsx';

const text = staffAppText.conflict;

/** Whose value of each field is taken; mine where nothing was said. */
export type Taken = Record<string, 'mine' | 'theirs'>;

interface MergeQuestionsProps {
  /** Fields that two people changed to different values. */
  names: readonly string[];
  /** The record as it was when mine was begun. */
  opened: Readonly<Record<string, unknown>>;
  mine: Readonly<Record<string, unknown>>;
  current: Readonly<Record<string, unknown>>;
  taken: Taken;
  onTake: (taken: Taken) => void;
}

/** Asks, field by field, whose value stays (docs/product/staff.md#two-people-one-record). */
export function MergeQuestions({
  names,
  opened,
  mine,
  current,
  taken,
  onTake,
}: MergeQuestionsProps): ReactElement | null {
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
          {(['mine', 'theirs'] as const).map((whose) => (
            <FormControlLabel
              key={whose}
              value={whose}
              control={<Radio />}
              label={
                <>
                  {whose === 'mine' ? text.mine : text.other}:{' '}
                  <FieldValue name={name} opened={opened[name]} value={(whose === 'mine' ? mine : current)[name]} />
                </>
              }
            />
          ))}
        </RadioGroup>
      ))}
    </>
  );
}
