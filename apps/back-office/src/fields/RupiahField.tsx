import { rupiah } from '@suluh/i18n-id/format';
import type { ReactElement } from 'react';
import { useRecordContext } from 'react-admin';

/** Whole rupiah as people write it. */
export function RupiahField({ source }: { source: string; label?: string }): ReactElement | null {
  const value: unknown = useRecordContext()?.[source];
  return typeof value === 'number' ? <>{rupiah(value)}</> : null;
}
