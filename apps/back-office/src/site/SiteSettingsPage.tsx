import { Card, CardContent, CircularProgress, Typography } from '@mui/material';
import type { SiteSettings } from '@suluh/api/types';
import { staffSiteText as text } from '@suluh/i18n-id/staffSite';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { call } from '../data/call.ts';
import { Changes } from '../parts/History.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { Permitted } from '../parts/Permitted.tsx';
import { HOME } from './shownAt.ts';
import { SiteState, type Saved } from './SiteState.tsx';
import { SETTINGS_ADDRESS, SETTINGS_HISTORY, SETTINGS_QUERY, SiteSettingsForm } from './SiteSettingsForm.tsx';

/** What the form calls a field. */
const labelOf = (name: string): string => (text as unknown as Readonly<Record<string, string>>)[name] ?? name;

function Page(): ReactElement {
  const { data } = useQuery({
    queryKey: SETTINGS_QUERY,
    queryFn: async ({ signal }) =>
      (await call<SiteSettings & { updatedAt: string | null }>(SETTINGS_ADDRESS, { signal })).data,
  });
  const [saved, setSaved] = useState<Saved | null>(null);
  /** A site that is down shows nothing but that it is. */
  const onSaved = ({ downtime }: SiteSettings) =>
    setSaved({ path: downtime ? null : HOME, savedMs: performance.now() });
  return (
    <>
      <PageHead title={text.title}>
        {data && <Changes address={SETTINGS_HISTORY} version={data.updatedAt} label={labelOf} />}
      </PageHead>
      <Card variant="outlined" sx={{ maxWidth: 760 }}>
        <CardContent>
          <Typography sx={{ mb: 1, color: 'text.secondary' }}>{text.lead}</Typography>
          {data ? <SiteSettingsForm settings={data} onSaved={onSaved} /> : <CircularProgress />}
          <SiteState saved={saved} />
        </CardContent>
      </Card>
    </>
  );
}

/** Closure, downtime and addresses outside, for the whole site (docs/product/staff.md#site). */
export const SiteSettingsPage = (): ReactElement => (
  <Permitted permission="site.edit" title={text.title}>
    <Page />
  </Permitted>
);
