import { Checkbox, FormControlLabel, FormGroup, FormHelperText, FormLabel, MenuItem, TextField } from '@mui/material';
import { MOST_IN_SERIES, type SeriesPattern } from '@suluh/domain/schedule';
import { staffSeriesText as text } from '@suluh/i18n-id/staffSeries';
import { useState, type ReactElement } from 'react';

/** What was typed, as the pattern it is. */
export function patternIn(fields: FormData): SeriesPattern {
  const number = (name: string) => Number(fields.get(name)) || null;
  const unit = fields.get('unit') === 'day' ? 'day' : 'week';
  return {
    unit,
    every: number('every') ?? 0,
    weekdays: unit === 'week' ? fields.getAll('weekdays').map(Number) : [],
    count: number('count'),
    until: String(fields.get('until') ?? '') || null,
  };
}

interface SeriesFieldsProps {
  errors: Readonly<Record<string, string>>;
  /** Day of the week of the first one, 1 is Monday. */
  weekday: number;
}

/** How a schedule is repeated: by days or weeks, and until when. */
export function SeriesFields({ errors, weekday }: SeriesFieldsProps): ReactElement {
  const [unit, setUnit] = useState<SeriesPattern['unit']>('week');
  const fieldOf = (name: string) => ({ name, error: errors[name] !== undefined, helperText: errors[name] });
  return (
    <>
      <TextField
        select
        name="unit"
        label={text.unit}
        value={unit}
        onChange={({ target }) => setUnit(target.value === 'day' ? 'day' : 'week')}
      >
        <MenuItem value="week">{text.units.week}</MenuItem>
        <MenuItem value="day">{text.units.day}</MenuItem>
      </TextField>
      <TextField
        {...fieldOf('every')}
        type="number"
        label={text.every[unit]}
        defaultValue={1}
        slotProps={{ htmlInput: { min: 1, max: 30 } }}
      />
      {unit === 'week' && (
        <FormGroup row role="group" aria-label={text.weekdays}>
          <FormLabel sx={{ width: '100%' }}>{text.weekdays}</FormLabel>
          {text.days.map((name, at) => (
            <FormControlLabel
              key={name}
              control={<Checkbox name="weekdays" value={at + 1} defaultChecked={at + 1 === weekday} />}
              label={name}
            />
          ))}
          {errors['weekdays'] && <FormHelperText error>{errors['weekdays']}</FormHelperText>}
        </FormGroup>
      )}
      <TextField
        {...fieldOf('count')}
        type="number"
        label={text.count}
        slotProps={{ htmlInput: { min: 1, max: MOST_IN_SERIES } }}
      />
      <TextField {...fieldOf('until')} type="date" label={text.until} slotProps={{ inputLabel: { shrink: true } }} />
    </>
  );
}
