import type { ReactElement } from 'react';
import { TextInput } from 'react-admin';

const toText = (lines: unknown): string => (Array.isArray(lines) ? lines.join('\n') : '');
const toLines = (text: string): string[] => text.split('\n');

/** Lines of text, one each; empty ones are dropped when it is left. */
export const LinesInput = ({ source }: { source: string }): ReactElement => (
  <TextInput source={source} multiline minRows={3} format={toText} parse={toLines} />
);
