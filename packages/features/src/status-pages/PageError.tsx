'use client';
import { errorText } from '@suluh/i18n-id/errors';
import { Button } from '@suluh/ui/buttons/Button';
import { ErrorState } from '@suluh/ui/feedback/ErrorState';
import type { ReactElement } from 'react';

/** What stands in the place of a page that failed in a way nobody foresaw; the way to try again renders it anew. */
export function PageError({ reset }: { reset: () => void }): ReactElement {
  return (
    <main id="isi" className="wrap">
      <h1 className="sr">{errorText.loadFailed}</h1>
      <ErrorState
        message={errorText.generic}
        action={
          <Button kind="flame" onClick={reset}>
            {errorText.retry}
          </Button>
        }
      />
    </main>
  );
}
