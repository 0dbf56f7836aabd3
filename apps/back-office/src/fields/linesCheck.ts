import { wholeNumber } from '@suluh/i18n-id/numbers';
import { refusedFieldText } from '@suluh/i18n-id/refusedField';

interface Limits {
  most?: number | undefined;
  mostLetters?: number | undefined;
}

/** Looks at lines as the API does, empty ones apart, which are dropped. */
export const linesCheck =
  ({ most = Infinity, mostLetters = Infinity }: Limits) =>
  (lines: unknown): string | undefined => {
    if (!Array.isArray(lines)) return undefined;
    const kept = (lines as string[]).map((line) => line.trim()).filter((line) => line !== '');
    if (kept.length > most) return refusedFieldText.maxRows(wholeNumber(most));
    return kept.some((line) => line.length > mostLetters)
      ? refusedFieldText.maxLetters(wholeNumber(mostLetters))
      : undefined;
  };

/** What an answer says of one line of a field: a form keeps it below the field, by the number of the line. */
export function messageWithin(errors: unknown): string | undefined {
  if (!Array.isArray(errors)) return undefined;
  return (errors as ({ message?: string } | undefined)[]).find((each) => each?.message)?.message;
}
