import { pathTo } from '@suluh/domain/address';
import { closureNotice, type ClosureSetting } from '@suluh/domain/closure';
import { dayInZone, onDay } from '@suluh/domain/time';
import { closureText } from '@suluh/i18n-id/site';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { ClosureNotice } from '@suluh/ui/dialogs/ClosureNotice';
import type { ReactElement } from 'react';

/** The notice of a closure that is near or was, where there is one (docs/product/closure.md). */
export function ClosureOf({
  tenant,
  closure,
  now,
  nonce,
}: {
  tenant: TenantConfig;
  closure: ClosureSetting;
  now: Date;
  nonce: string | undefined;
}): ReactElement | null {
  const notice = closureNotice(closure, dayInZone(now));
  if (notice.kind === 'none') return null;
  const day = onDay(notice.date);
  return (
    <ClosureNotice
      title={closureText.title[notice.phase](tenant.productName, day)}
      body={closureText.body[notice.phase]}
      laterText={closureText.later}
      downloadText={closureText.download}
      downloadHref={pathTo(tenant.routes, 'myCertificate')}
      nonce={nonce}
    />
  );
}
