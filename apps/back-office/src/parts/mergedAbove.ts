import { mergeThree } from '@suluh/domain/staff';

/**
 * What a form says once it was read anew what is stored: all that was typed stays, everything else is as it is stored now.
 * `theirs` is what somebody else wrote in fields that were typed in here, too.
 */
export function mergedAbove<Values extends object>(
  opened: Values,
  mine: Values,
  stored: Values,
): { values: Values; theirs: Partial<Values> } {
  const record = (values: Values) => values as Record<string, unknown>;
  const { values, both } = mergeThree(record(opened), record(mine), record(stored));
  return {
    values: values as Values,
    theirs: Object.fromEntries(both.map((name) => [name, record(stored)[name]])) as Partial<Values>,
  };
}
