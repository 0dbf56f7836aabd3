import type { OwnRecap } from '@suluh/api/types';
import { apiPath, pathTo } from '@suluh/domain/address';
import { recapText } from '@suluh/i18n-id/recap';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import type { ReactElement } from 'react';
import { PostedFields } from '../parts/posted-fields/index.ts';
import { ShareLink } from '../parts/share/index.ts';

interface RecapSharingProps {
  tenant: TenantConfig;
  year: number;
  shared: OwnRecap['shared'];
  /** Where the picture is fetched from. */
  src: string;
}

/** Takes the picture along, gives the recap an address of its own, sends that on, or takes it back. Plain forms. */
export function RecapSharing({ tenant, year, shared, src }: RecapSharingProps): ReactElement {
  const { routes, origin } = tenant;
  const fields = <PostedFields values={{ year, redirectTo: pathTo(routes, 'recap', { year }) }} />;
  const page = shared && pathTo(routes, 'sharedRecap', { id: shared.recapId });
  return (
    <div className="recap-deeds">
      <ButtonLink kind="line" icon="download" href={src} download={`learning-recap-${year}.png`}>
        {recapText.download}
      </ButtonLink>
      {page === null ? (
        <form method="post" action={apiPath(routes, '/api/form/recap-share')}>
          {fields}
          <SubmitButton kind="flame" block>
            {recapText.share}
          </SubmitButton>
        </form>
      ) : (
        <>
          <ShareLink kind="flame" text={recapText.sharedText(year)} url={`${origin}${page}`} />
          <a className="type-link" href={page}>
            {recapText.open}
          </a>
          <form method="post" action={apiPath(routes, '/api/form/recap-unshare')}>
            {fields}
            <SubmitButton kind="line" block>
              {recapText.unshare}
            </SubmitButton>
          </form>
        </>
      )}
      <p className="type-small type-muted">{page === null ? recapText.shareNote : recapText.shared}</p>
    </div>
  );
}
