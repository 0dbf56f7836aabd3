import type { ReactElement } from 'react';
import { controlText } from '@suluh/i18n-id/control';

/** First link of each page: jumps to <main id="isi">. */
export function SkipLink(): ReactElement {
  return (
    <a className="skipLink" href="#isi">
      {controlText.skipToContent}
    </a>
  );
}
