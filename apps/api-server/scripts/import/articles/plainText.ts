const FENCE = /^\s*(```|~~~)/;

/** One line of prose without the signs of Markdown. */
const plainLine = (line: string): string =>
  line
    .replace(/^\s*(-{3,}|\*{3,}|_{3,})\s*$/, '')
    .replace(/^\s*#{1,6}\s+/, '')
    .replace(/^\s*>\s?/, '')
    .replace(/^(\s*)[-*+]\s+/, '$1• ')
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replaceAll(/(?<![\w*])\*([^*\s](?:[^*]*[^*\s])?)\*(?![\w*])/g, '$1')
    .replaceAll(/`([^`]+)`/g, '$1');

/** Markdown as the plain paragraphs that pages show: marks go, words, lists and program text (as it stands) stay. */
export function plainText(markdown: string): string {
  let isProgram = false;
  const lines = markdown.split(/\r?\n/).flatMap((line) => {
    if (!FENCE.test(line)) return [isProgram ? line : plainLine(line)];
    isProgram = !isProgram;
    return [];
  });
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
