import { Box } from '@mui/material';
import { rupiah } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { useGetMany } from 'react-admin';
import { listDifference, valueText } from './values.ts';

const text = staffAppText.conflict;

/** Fields that hold numbers of other records, which have a name. */
const REFERENCES: Readonly<Record<string, string>> = {
  categoryIds: 'category',
  programIds: 'program',
  programId: 'program',
  courseIds: 'course',
  courses: 'course',
};

interface Named {
  id: number;
  fullname?: string;
  name?: string;
}

/** The record a value names: its number, or that of the course a row is about. */
const referred = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : (value as { courseId?: number } | null | undefined)?.courseId;

/** Names of the records a field refers to, by their numbers; of any other field none. */
function useNames(name: string, values: readonly unknown[]): (value: unknown) => string {
  const reference = REFERENCES[name];
  const ids = values.flat().flatMap((value) => referred(value) ?? []);
  const { data } = useGetMany<Named>(reference ?? '', { ids }, { enabled: reference !== undefined && ids.length > 0 });
  return (value) => {
    const found = reference === undefined ? undefined : data?.find((row) => row?.id === referred(value));
    const of = found?.fullname ?? found?.name;
    const price = (value as { price?: number } | null)?.price;
    return of === undefined ? valueText(name, value) : price === undefined ? of : `${of}, ${rupiah(price)}`;
  };
}

interface FieldValueProps {
  name: string;
  value: unknown;
  /** What the field said when the record was opened: of a list only what differs is shown. */
  opened: unknown;
}

/** A field as somebody left it; of a list what was added and taken away, item by item. */
export function FieldValue({ name, value, opened }: FieldValueProps): ReactElement {
  const nameOf = useNames(name, [value, opened]);
  if (!Array.isArray(value)) return <>{nameOf(value)}</>;
  const { added, removed, isMoved } = listDifference(Array.isArray(opened) ? opened : [], value as unknown[]);
  const lines = [
    ...added.map((item) => text.added(nameOf(item))),
    ...removed.map((item) => text.removed(nameOf(item))),
    ...(isMoved ? [text.moved((value as unknown[]).map(nameOf).join('; '))] : []),
  ];
  return (
    <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
      {(lines.length > 0 ? lines : [text.same]).map((line) => (
        <Box component="span" key={line} sx={{ display: 'block' }}>
          {line}
        </Box>
      ))}
    </Box>
  );
}
