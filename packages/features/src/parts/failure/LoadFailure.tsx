import type { ApiFailure } from '@suluh/api/client';
import { errorText } from '@suluh/i18n-id/errors';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { ErrorState } from '@suluh/ui/feedback/ErrorState';
import type { ReactElement } from 'react';

/**
 * A page whose data did not come: the message of docs/product/errors.md and a way to try again that works before
 * JavaScript. @param retryHref address of this page.
 */
export function LoadFailure({ failure, retryHref }: { failure: ApiFailure; retryHref: string }): ReactElement {
  return (
    <main id="isi" className="wrap">
      <h1 className="sr">{errorText.loadFailed}</h1>
      <ErrorState
        message={failure.message || errorText.noConnection}
        action={
          <ButtonLink kind="flame" href={retryHref}>
            {errorText.retry}
          </ButtonLink>
        }
      />
    </main>
  );
}
