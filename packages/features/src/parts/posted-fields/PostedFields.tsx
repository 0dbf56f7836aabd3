import type { ReactElement } from 'react';

/** What a form posts without asking for it; empty values are left out. */
export function PostedFields({
  values,
}: {
  values: Readonly<Record<string, string | number | null | undefined>>;
}): ReactElement[] {
  return Object.entries(values)
    .filter(([, value]) => value != null && value !== '')
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value!} />);
}
