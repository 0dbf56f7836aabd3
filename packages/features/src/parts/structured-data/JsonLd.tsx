import type { ReactElement } from 'react';

/** What search engines are told of a page, by the words of schema.org. */
export type StructuredData = { '@type': string } & Readonly<Record<string, unknown>>;

/** Descriptions of what a page shows, as a script that nobody runs. `<` is escaped, so that no text can end it. */
export const JsonLd = ({ data }: { data: readonly StructuredData[] }): ReactElement => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{
      __html: JSON.stringify(
        data.length === 1
          ? { '@context': 'https://schema.org', ...data[0] }
          : { '@context': 'https://schema.org', '@graph': data },
      ).replaceAll('<', '\\u003c'),
    }}
  />
);
