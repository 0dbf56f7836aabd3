import { fromLocalMoment, toLocalMoment, DEFAULT_TIME_ZONE } from '@suluh/domain/time';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { TextInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';

const ZONES: Readonly<Record<string, string>> = staffAppText.schedule.zones;

interface MomentInputProps {
  source: string;
  isRequired?: boolean;
}

/** A moment, typed as clocks of the record's zone show it; WIB where it has none. */
export function MomentInput({ source, isRequired = false }: MomentInputProps): ReactElement {
  const watched: unknown = useWatch({ name: 'timeZone' });
  const zone = typeof watched === 'string' ? watched : DEFAULT_TIME_ZONE;
  return (
    <TextInput
      source={source}
      type="datetime-local"
      format={(value: unknown) => (typeof value === 'string' ? toLocalMoment(value, zone) : '')}
      parse={(value: string) => fromLocalMoment(value, zone)}
      helperText={ZONES[zone]}
      {...(isRequired ? { validate: required() } : {})}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
