import type { ReactElement } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';

const toText = (lines: unknown): string => (Array.isArray(lines) ? lines.join('\n') : '');
const toLines = (text: string): string[] => text.split('\n');

/** Lines of text, one each; empty ones are dropped when it is left. */
export function LinesInput({ source }: { source: string }): ReactElement {
  const { getValues, setValue } = useFormContext();
  const dropEmpty = (): void => {
    const lines: unknown = getValues(source);
    if (!Array.isArray(lines)) return;
    const kept = (lines as string[]).filter((line) => line.trim() !== '');
    if (kept.length < lines.length) setValue(source, kept, { shouldDirty: true });
  };
  return <TextInput source={source} multiline minRows={3} format={toText} parse={toLines} onBlur={dropEmpty} />;
}
