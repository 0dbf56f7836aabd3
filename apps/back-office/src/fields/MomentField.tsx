import { dateTime } from '@suluh/i18n-id/format';
import type { ReactElement } from 'react';
import { useRecordContext } from 'react-admin';

interface MomentFieldProps {
  source: string;
  label?: string;
  /** Field with the zone its place is in; WIB without one. */
  zoneSource?: string;
}

/** A moment in the time of its place. */
export function MomentField({ source, zoneSource }: MomentFieldProps): ReactElement | null {
  const record = useRecordContext();
  const value: unknown = record?.[source];
  if (typeof value !== 'string') return null;
  const zone: unknown = zoneSource ? record?.[zoneSource] : undefined;
  return <>{dateTime(value, typeof zone === 'string' ? zone : undefined)}</>;
}
