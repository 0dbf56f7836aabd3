import { clock, noteText } from '@suluh/i18n-id/learning';

interface Note {
  lesson: string;
  lessonId: number;
  atSeconds: number | null;
  text: string;
}

/** A line that would be a heading, a list, a character by its name (`&amp;`) or other markup is the text it was written as. */
const verbatim = (text: string): string =>
  text
    .replaceAll(/[\\`*_[\]<>#|~&]/g, String.raw`\$&`)
    .replaceAll(/^(\s*)([-+=]|\d+[.)])/gm, (_, space: string, mark: string) =>
      mark.length === 1 ? `${space}\\${mark}` : `${space}${mark.slice(0, -1)}\\${mark.slice(-1)}`,
    )
    .replaceAll(/\r?\n/g, '\n  ');

/** All notes of a course as Markdown: each lesson with its own, at their second of a recording. @param notes in order */
export function notesAsText(course: string, notes: readonly Note[]): string {
  const lines = [`# ${verbatim(noteText.fileTitle(course))}`, ''];
  if (notes.length === 0) lines.push(noteText.fileEmpty);
  for (const [at, { lesson, lessonId, atSeconds, text }] of notes.entries()) {
    if (notes[at - 1]?.lessonId !== lessonId) lines.push(...(at === 0 ? [] : ['']), `## ${verbatim(lesson)}`, '');
    lines.push(`- ${atSeconds === null ? '' : `**${clock(atSeconds)}** `}${verbatim(text)}`);
  }
  return `${lines.join('\n')}\n`;
}
