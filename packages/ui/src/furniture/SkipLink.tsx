import type { ReactElement } from 'react';
import { commonText } from '@suluh/i18n-id/common';

/** First link of each page: jumps to <main id="isi">. */
export function SkipLink(): ReactElement {
  return (
    <a className="skipLink" href="#isi">
      {commonText.skipToContent}
    </a>
  );
}
