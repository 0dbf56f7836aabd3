import { seoText } from '@suluh/i18n-id/seo';
import type { ReactElement } from 'react';
import { itemListData } from './describe.ts';
import { jsonLdText, JsonLdScript } from './JsonLd.tsx';

/** Addresses a list is described with, its first ones: each makes its page heavier. */
const MOST_NAMED = 10;

/** What search engines are told of a list by the full addresses it names, as text of a script. */
export const listDataText = (urls: readonly string[]): string => jsonLdText([itemListData(urls.slice(0, MOST_NAMED))]);

/** The same as a script; a list that names none, as beyond its last page, is not kept by them. */
export const ListData = ({ urls }: { urls: readonly string[] }): ReactElement =>
  urls.length > 0 ? (
    <JsonLdScript text={listDataText(urls)} />
  ) : (
    <meta name="robots" content={seoText.robotsNarrowed} />
  );
