import type { ReactElement, ReactNode } from 'react';
import { downtimeText } from '@suluh/i18n-id/site';

/** Downtime screen: undyed cloth with one lit petal (docs/product/closure.md). Needs DowntimeScreenStylesheet. */
export function DowntimeScreen({ logo }: { logo: ReactNode }): ReactElement {
  return (
    <main id="isi" className="downtimeScreen">
      <div className="downtimeScreen-inside">
        {logo}
        <svg className="downtimeScreen-cloth" viewBox="-14 0 448 224" aria-hidden="true">
          <use href="/_ui/kain.svg#kain-lebar" x="-14" width="448" height="224" />
        </svg>
        <h1 className="type-h1">{downtimeText.title}</h1>
        <p className="type-lead">{downtimeText.body}</p>
      </div>
    </main>
  );
}
