type Values = Readonly<Record<string, unknown>>;

/** What three states of one record come to. */
export interface Merged {
  /** My changes on top of what is there now. */
  values: Record<string, unknown>;
  /** Fields only the other person changed: taken over. */
  theirs: string[];
  /** Fields both changed, to different values: a person chooses. Until then mine stands. */
  both: string[];
}

const isFields = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a value holds, as text: the same for objects whose fields stand in another order. Nothing and an empty text are the same. */
export const heldIn = (value: unknown): string =>
  JSON.stringify(value === '' || value === undefined ? null : value, (_name, each: unknown) =>
    isFields(each) ? Object.fromEntries(Object.entries(each).sort(([left], [right]) => (left < right ? -1 : 1))) : each,
  );

/** Whether two values say the same; lists and objects by what they hold. */
export const saysSame = (left: unknown, right: unknown): boolean => heldIn(left) === heldIn(right);

/** The fields whose values differ from what was opened: all that is sent when saving. */
export const changedFields = (opened: Values, mine: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(mine).filter(([name, value]) => !saysSame(value, opened[name])));

/**
 * Merges what I typed with what somebody else saved meanwhile (docs/product/staff.md#two-people-one-record).
 * @param opened the record as I opened it @param mine as my form has it @param current as it is now
 */
export function mergeThree(opened: Values, mine: Values, current: Values): Merged {
  const changed = changedFields(opened, mine);
  const differing = Object.keys(current).filter((name) => name in mine && !saysSame(current[name], opened[name]));
  return {
    values: { ...mine, ...current, ...changed },
    theirs: differing.filter((name) => !(name in changed)),
    both: differing.filter((name) => name in changed && !saysSame(changed[name], current[name])),
  };
}
