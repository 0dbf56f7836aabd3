import type { StaffWork } from '@suluh/api/types';
import { isExport } from '@suluh/domain/staff';
import { staffAppText } from '@suluh/i18n-id/staffApp';

const text = staffAppText.work.counts;

/** What an export made is told by its file alone; of everything else the counts that are not none. */
export function countsOf({ kind, counts }: Pick<StaffWork, 'kind' | 'counts'>): string[] {
  const names = isExport(kind) ? (['done'] as const) : (Object.keys(text) as (keyof typeof text)[]);
  return names.filter((name) => counts[name] > 0).map((name) => text[name](counts[name]));
}
