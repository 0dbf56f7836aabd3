import type { ReactElement } from 'react';

/** What search engines are told of a page, by the words of schema.org. */
export type StructuredData = { '@type': string } & Readonly<Record<string, unknown>>;

/** Descriptions as text of a script. `<` is escaped, so that no text can end it. */
export const jsonLdText = (data: readonly StructuredData[]): string =>
  JSON.stringify(
    data.length === 1
      ? { '@context': 'https://schema.org', ...data[0] }
      : { '@context': 'https://schema.org', '@graph': data },
  ).replaceAll('<', '\\u003c');

/** A script that nobody runs, with such a text. */
export const JsonLdScript = ({ text }: { text: string }): ReactElement => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
);

/** Descriptions of what a page shows. */
export const JsonLd = ({ data }: { data: readonly StructuredData[] }): ReactElement => (
  <JsonLdScript text={jsonLdText(data)} />
);
