import type { ReactElement } from 'react';
import { TextInput, useWrappedSource } from 'react-admin';
import { useFormContext } from 'react-hook-form';

const toText = (lines: unknown): string => (Array.isArray(lines) ? lines.join('\n') : '');
const toLines = (text: string): string[] => text.split('\n');

/** Lines of text, one each; empty ones are dropped when it is left. */
export function LinesInput({ source, label }: { source: string; label?: string }): ReactElement {
  const path = useWrappedSource(source); // also in a row of a list
  const { getValues, setValue } = useFormContext();
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
      multiline
      minRows={3}
      format={toText}
      parse={toLines}
      onBlur={dropEmpty}
    />
  );
}
