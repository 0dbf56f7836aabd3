import type { SeriesPattern } from '@suluh/domain/schedule';
import { typedWhole } from '../fields/typedWhole.ts';

type Typed = ReturnType<typeof typedWhole>;

/** A pattern as it was typed: what is no number yet is refused at its field. */
export type TypedPattern = Omit<SeriesPattern, 'every' | 'count'> & { every: Typed; count: Typed };

/** What was typed, as it is sent. */
export function patternIn(fields: FormData): TypedPattern {
  const unit = fields.get('unit') === 'day' ? 'day' : 'week';
  return {
    unit,
    every: typedWhole(fields.get('every')),
    weekdays: unit === 'week' ? fields.getAll('weekdays').map(Number) : [],
    count: typedWhole(fields.get('count')),
    until: String(fields.get('until') ?? '') || null,
  };
}
