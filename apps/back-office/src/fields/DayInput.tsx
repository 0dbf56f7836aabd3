import type { ReactElement } from 'react';
import { TextInput } from 'react-admin';

const shrink = { inputLabel: { shrink: true } };
const asDay = (value: string): string | null => (value === '' ? null : value);

/** A day without an hour, as '2026-12-31'; null when it is empty. */
export const DayInput = ({ source }: { source: string }): ReactElement => (
  <TextInput source={source} type="date" parse={asDay} slotProps={shrink} />
);
