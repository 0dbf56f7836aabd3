/** What a form knows about one of its fields. */
export interface FieldProgress {
  touched: boolean;
  /** The field changed after the last submit. */
  changedSinceSubmit: boolean;
}

/**
 * The error a field shows: its first one, only after it was touched; a submit error hides once the field
 * changed since the last submit (docs/product/validation.md#form-fields).
 */
export function shownError<Failure>(
  field: FieldProgress,
  errors: { rule?: Failure | null; submit?: Failure | null },
): Failure | null {
  if (errors.submit != null && !field.changedSinceSubmit) return errors.submit;
  return field.touched ? (errors.rule ?? null) : null;
}
