import type { ApiFailure } from '@suluh/api/client';
import { errorText } from '@suluh/i18n-id/errors';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { EmptyState } from '@suluh/ui/feedback/EmptyState';
import type { ReactElement } from 'react';

/** A page whose data did not come: the message of spec 8 and a way to try again that works before JavaScript. @param retryHref address of this page. */
export function LoadFailure({ failure, retryHref }: { failure: ApiFailure; retryHref: string }): ReactElement {
  return (
    <main id="isi" className="wrap" role="alert">
      <EmptyState
        headingLevel={1}
        title={failure.message || errorText.noConnection}
        body={errorText.loadFailedBody}
        action={
          <ButtonLink kind="flame" href={retryHref}>
            {errorText.retry}
          </ButtonLink>
        }
      />
    </main>
  );
}
