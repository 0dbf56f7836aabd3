import { courseProblems, type CourseProblem, type CourseSums } from '@suluh/domain/staff';
import { refusedFieldText } from '@suluh/i18n-id/refusedField';
import { staffText } from '@suluh/i18n-id/staff';

type Check = (value: unknown, values: Record<string, unknown>) => string | undefined;

const numberOr = <Other>(value: unknown, other: Other): number | Other => (typeof value === 'number' ? value : other);

/** What was typed as far as it is read: what is no number yet is told by its own field. */
const sumsOf = (values: Record<string, unknown>): CourseSums => ({
  price: numberOr(values['price'], Infinity),
  priceAfter: numberOr(values['priceAfter'], 0),
  minAge: numberOr(values['minAge'], null),
  maxAge: numberOr(values['maxAge'], null),
  certificate: (values['certificate'] as string | null | undefined) || null,
  certificateMonths: numberOr(values['certificateMonths'], null),
});

/** Looks at a field together with the others of the form, by the API's own rule: all that is wrong is told at once. */
export const soundWithOthers =
  (field: CourseProblem['field']): Check =>
  (_value, values) => {
    const found = courseProblems(sumsOf(values)).find((each) => each.field === field);
    return found && staffText.course[found.problem];
  };

/** A whole address that begins with https, as the API takes one; nothing is none. */
export const wholeAddress: Check = (value) => {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const read = URL.parse(value.trim());
  return read?.protocol === 'https:' ? undefined : refusedFieldText.url;
};
