import { apiPath, type Routes } from '@suluh/domain/address';
import { analyticsText } from '@suluh/i18n-id/navigation';
import type { CSSProperties, ReactElement } from 'react';

/** As the data saver beside it: its place gives it colour and type. */
const LOOK: CSSProperties = { minHeight: 44 };

/**
 * Whether pages may report what happens on them; they do not until somebody says so here (docs/product/analytics.md). A
 * form, so that it works before JavaScript; the page is the same for everybody, so the script that runs before anything is
 * painted says which of the two buttons is there.
 */
export function AnalyticsSwitch({ routes }: { routes: Pick<Routes, 'base'> }): ReactElement {
  const { label, on, off } = analyticsText;
  return (
    <form method="post" action={apiPath(routes, '/api/form/analytics')}>
      <button className="siteDocument-countedNot" name="allowed" value="on" style={LOOK}>
        {label}: {off}
      </button>
      <button className="siteDocument-counted" name="allowed" value="off" style={LOOK}>
        {label}: {on}
      </button>
    </form>
  );
}
