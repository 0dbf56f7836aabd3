import { pathTo } from '@suluh/domain/address';
import { personalDataText } from '@suluh/i18n-id/personalData';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { EmptyState } from '@suluh/ui/feedback/EmptyState';
import type { ReactElement } from 'react';
import type { AppContext } from '../parts/context/index.ts';

/** /personal-data/closed: the account is closed, and how to come back. */
export function AccountClosedScreen({ context }: { context: AppContext }): ReactElement {
  const { routes } = context.tenant;
  return (
    <main id="isi" className="layout-page">
      <EmptyState
        headingLevel={1}
        title={personalDataText.closedTitle}
        body={personalDataText.closedBody}
        action={
          <ButtonLink kind="line" href={pathTo(routes, 'home')}>
            {personalDataText.backHome}
          </ButtonLink>
        }
      />
    </main>
  );
}
