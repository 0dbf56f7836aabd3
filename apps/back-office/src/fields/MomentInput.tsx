import { fromLocalMoment, toLocalMoment, DEFAULT_TIME_ZONE } from '@suluh/domain/time';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useMemo, useRef, type ReactElement } from 'react';
import { TextInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';

const ZONES: Readonly<Record<string, string>> = staffAppText.schedule.zones;

interface MomentInputProps {
  source: string;
  isRequired?: boolean;
}

/**
 * A moment, typed as clocks of the record's zone show it; WIB where it has none. One that is typed in part is refused: to
 * the form it looks like none, and would be kept as such.
 */
export function MomentInput({ source, isRequired = false }: MomentInputProps): ReactElement {
  const watched: unknown = useWatch({ name: 'timeZone' });
  const zone = typeof watched === 'string' ? watched : DEFAULT_TIME_ZONE;
  const field = useRef<HTMLInputElement>(null);
  const validate = useMemo(() => {
    const isWhole = () => (field.current?.validity.badInput ? staffAppText.halfMoment : undefined);
    return isRequired ? [isWhole, required()] : [isWhole];
  }, [isRequired]);
  return (
    <TextInput
      source={source}
      type="datetime-local"
      format={(value: unknown) => (typeof value === 'string' ? toLocalMoment(value, zone) : '')}
      parse={(value: string) => fromLocalMoment(value, zone)}
      helperText={ZONES[zone]}
      validate={validate}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { ref: field } }}
    />
  );
}
