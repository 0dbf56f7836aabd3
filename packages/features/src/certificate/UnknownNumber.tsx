import { certificateText as TEXTS } from '@suluh/i18n-id/certificate';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement } from 'react';

/** No certificate has the number: what to look at again. */
export function UnknownNumber(): ReactElement {
  return (
    <Note tone="error" alert>
      <b>{TEXTS.unknown}.</b> {TEXTS.unknownBody}
    </Note>
  );
}
