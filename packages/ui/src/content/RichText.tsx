import type { ReactElement } from 'react';

/**
 * Text with headings, lists, pictures and tables, as the API gives it. @param html made harmless by the API: nothing in
 * it runs, calls elsewhere or covers the page. Needs the styles of RichText.
 */
export function RichText({ html }: { html: string }): ReactElement {
  return <div className="richText" dangerouslySetInnerHTML={{ __html: html }} />;
}
