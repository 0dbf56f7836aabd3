import { saysSame } from '@suluh/domain/staff';
import { useState } from 'react';
import { mergedAbove } from './mergedAbove.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';

/**
 * What is typed into a form that is no record's. Who leaves it unsaved is asked first; when it is read anew, what was typed
 * stays above what somebody else saved. @param stored as it is now @param version when it was saved last
 */
export function useTyped<Values extends object>(stored: Values, version: string | null) {
  const [opened, setOpened] = useState({ stored, version });
  const [values, setValues] = useState(stored);
  const [theirs, setTheirs] = useState<Partial<Values>>({});
  if (version !== opened.version) {
    const merged = mergedAbove(opened.stored, values, stored);
    setOpened({ stored, version });
    setValues(merged.values);
    setTheirs(merged.theirs);
  }
  useLeaveWarning(!saysSame(values, opened.stored));
  /** `theirs`: what somebody else wrote where something was typed here, too. */
  return { values, setValues, version: opened.version, theirs };
}
