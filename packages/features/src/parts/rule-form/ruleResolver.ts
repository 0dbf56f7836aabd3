import { failureMessage, readForm, type Form, type FormValues } from '@suluh/domain/validation';
import type { FieldErrors, Resolver } from 'react-hook-form';

/** Reads a form by its rules, as react-hook-form asks; schemas would weigh 30 KB on a page that is read first. */
export const ruleResolver =
  <F extends Form>(fields: F): Resolver<FormValues<F>> =>
  (given) => {
    const { values, failures } = readForm(fields, given);
    const broken = Object.entries(failures).map(([name, failure]) => [
      name,
      { type: failure.code, message: failureMessage(failure) },
    ]);
    return broken.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: Object.fromEntries(broken) as FieldErrors<FormValues<F>> };
  };
