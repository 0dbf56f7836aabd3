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

interface RecapDeedProps extends Pick<RecapSharingProps, 'tenant' | 'year'> {
  path: '/api/form/recap-share' | '/api/form/recap-unshare';
  label: string;
  kind?: 'flame' | 'line';
}

/** A plain form that shares a recap, draws the shared one anew, or takes it back. */
function RecapDeed({ tenant: { routes }, year, path, label, kind = 'line' }: RecapDeedProps): ReactElement {
  return (
    <form method="post" action={apiPath(routes, path)}>
      <PostedFields values={{ year, redirectTo: pathTo(routes, 'recap', { year }) }} />
      <SubmitButton kind={kind} block>
        {label}
      </SubmitButton>
    </form>
  );
}

/** Takes back the page of a shared recap. */
export const StopSharing = (of: Pick<RecapSharingProps, 'tenant' | 'year'>): ReactElement => (
  <RecapDeed {...of} path="/api/form/recap-unshare" label={recapText.unshare} />
);

/**
 * Takes the picture along, gives the recap an address of its own, sends that on, draws it anew there, or takes it back.
 */
export function RecapSharing({ tenant, year, shared, src }: RecapSharingProps): ReactElement {
  const { routes, origin } = tenant;
  const page = shared && pathTo(routes, 'sharedRecap', { id: shared.recapId });
  return (
    <div className="recap-deeds">
      <ButtonLink kind="line" icon="download" href={src} download={`learning-recap-${year}.png`}>
        {recapText.download}
      </ButtonLink>
      {page === null ? (
        <RecapDeed tenant={tenant} year={year} path="/api/form/recap-share" label={recapText.share} kind="flame" />
      ) : (
        <>
          <ShareLink kind="flame" text={recapText.sharedText(year)} url={`${origin}${page}`} />
          <a className="type-link" href={page}>
            {recapText.open}
          </a>
          {shared?.isOutdated && (
            <RecapDeed tenant={tenant} year={year} path="/api/form/recap-share" label={recapText.renew} />
          )}
          <StopSharing tenant={tenant} year={year} />
        </>
      )}
      <p className="type-small type-muted">
        {page === null ? recapText.shareNote : shared?.isOutdated ? recapText.outdated : recapText.shared}
      </p>
    </div>
  );
}
