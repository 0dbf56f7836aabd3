'use client';
import { apiPath } from '@suluh/domain/address';
import { bundleText } from '@suluh/i18n-id/bundle';
import { Button } from '@suluh/ui/buttons/Button';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useComingBack } from '../parts/navigation/index.ts';
import { PostedFields } from '../parts/posted-fields/index.ts';
import { useTenant } from '../parts/tenant/index.ts';

interface BuyBundleProps {
  slug: string;
  /** The page it stands on, to return to when it is refused. */
  path: string;
}

/**
 * 'Beli Paket' puts the courses of a bundle into the cart, before JavaScript too; who has to log in first has them there
 * afterwards without another press (docs/product/bundle.md#price; R5).
 */
export function BuyBundle({ slug, path }: BuyBundleProps): ReactElement {
  const tenant = useTenant();
  const [busy, setBusy] = useState(false);
  useComingBack(() => setBusy(false));
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    const loaded = await import('../parts/buy/buyBundle.ts').catch(() => null);
    if (loaded === null) return form.submit(); // as before JavaScript
    await loaded.buyBundle(tenant, slug);
  }
  return (
    <form
      method="post"
      action={apiPath(tenant.routes, '/api/form/bundle-add')}
      onSubmit={(event) => void submit(event)}
    >
      <PostedFields values={{ slug, redirectTo: path }} />
      <Button kind="primary" type="submit" loading={busy}>
        {bundleText.buy}
      </Button>
    </form>
  );
}
