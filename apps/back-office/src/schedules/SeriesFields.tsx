import { Checkbox, FormControlLabel, FormGroup, FormHelperText, FormLabel, MenuItem, TextField } from '@mui/material';
import type { SeriesPattern } from '@suluh/domain/schedule';
import { staffSeriesText as text } from '@suluh/i18n-id/staffSeries';
import { useState, type ReactElement } from 'react';
import { WholeNumberBox } from '../fields/WholeNumberBox.tsx';

interface SeriesFieldsProps {
  errors: Readonly<Record<string, string>>;
  /** Day of the week of the first one, 1 is Monday. */
  weekday: number;
}

/** How a schedule is repeated: by days or weeks, and until when. */
export function SeriesFields({ errors, weekday }: SeriesFieldsProps): ReactElement {
  const [unit, setUnit] = useState<SeriesPattern['unit']>('week');
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
      <WholeNumberBox name="every" label={text.every[unit]} error={errors['every']} defaultValue={1} />
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
      <WholeNumberBox name="count" label={text.count} error={errors['count']} />
      <TextField
        name="until"
        type="date"
        label={text.until}
        error={errors['until'] !== undefined}
        helperText={errors['until']}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </>
  );
}
