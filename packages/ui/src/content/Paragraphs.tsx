import type { ReactElement } from 'react';

/** Plain text as paragraphs: a blank line separates them, single line breaks are kept. Needs ContentStylesheet. */
export function Paragraphs({ text }: { text: string }): ReactElement {
  const paragraphs = text
    .split(/\r?\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  return (
    <div className="content-paragraphs">
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
