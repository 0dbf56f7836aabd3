'use client';
import { apiPath } from '@suluh/domain/address';
import { ANALYTICS_COOKIE } from '@suluh/domain/analytics';
import { analyticsText } from '@suluh/i18n-id/analytics';
import { cookieValue } from '@suluh/session/browser';
import { Button } from '@suluh/ui/buttons/Button';
import { useEffect, useState, type ReactElement } from 'react';
import { useTenant } from '../parts/tenant/index.ts';

/**
 * Whether pages may report what happens on them; they do not until somebody says so here (docs/product/analytics.md). A
 * form, so that it works before JavaScript; what holds on this device is said once it is known, as the page is the same
 * for everybody.
 */
export function AnalyticsChoice(): ReactElement {
  const { routes } = useTenant();
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => setChosen(cookieValue(ANALYTICS_COOKIE) === 'on' ? 'on' : 'off'), []);
  return (
    <section aria-labelledby="statistik">
      <h2 className="type-h2" id="statistik">
        {analyticsText.title}
      </h2>
      <p>{analyticsText.body}</p>
      <p role="status">{chosen === null ? '' : chosen === 'on' ? analyticsText.isOn : analyticsText.isOff}</p>
      <form method="post" action={apiPath(routes, '/api/form/analytics')}>
        <div className="layout-row layout-wrapping">
          <Button type="submit" kind="line" name="allowed" value="on">
            {analyticsText.allow}
          </Button>
          <Button type="submit" kind="line" name="allowed" value="off">
            {analyticsText.end}
          </Button>
        </div>
      </form>
    </section>
  );
}
