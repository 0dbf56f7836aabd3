import { useMemo, type ReactElement } from 'react';
import { TextInput, useWrappedSource } from 'react-admin';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { linesCheck, messageWithin } from './linesCheck.ts';

const toText = (lines: unknown): string => (Array.isArray(lines) ? lines.join('\n') : '');
const toLines = (text: string): string[] => text.split('\n');

interface LinesInputProps {
  source: string;
  label?: string;
  /** How many lines there may be, and of how many letters; without them the API alone says. */
  most?: number;
  mostLetters?: number;
}

/** Lines of text, one each; empty ones are dropped when it is left. What is wrong with one of them stands at the field. */
export function LinesInput({ source, label, most, mostLetters }: LinesInputProps): ReactElement {
  const path = useWrappedSource(source); // also in a row of a list
  const { getValues, setValue } = useFormContext();
  const { errors } = useFormState();
  const said = messageWithin(get(errors, path));
  const validate = useMemo(() => linesCheck({ most, mostLetters }), [most, mostLetters]);
  const dropEmpty = (): void => {
    const lines: unknown = getValues(path);
    if (!Array.isArray(lines)) return;
    const kept = (lines as string[]).filter((line) => line.trim() !== '');
    if (kept.length < lines.length) setValue(path, kept, { shouldDirty: true });
  };
  return (
    <TextInput
      source={source}
      {...(label === undefined ? {} : { label })}
      {...(said === undefined ? {} : { helperText: said })}
      multiline
      minRows={3}
      format={toText}
      parse={toLines}
      onBlur={dropEmpty}
      validate={validate}
    />
  );
}
