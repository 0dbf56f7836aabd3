import type { ReactElement, ReactNode } from 'react';
import { downtimeText } from '@suluh/i18n-id/site';

/** Downtime screen: undyed cloth with one lit petal (docs/product/closure.md). */
export function DowntimeScreen({ logo }: { logo: ReactNode }): ReactElement {
  return (
    <main id="isi" className="down">
      <div className="down-in">
        {logo}
        <svg className="kain-mentah" viewBox="-14 0 448 224" aria-hidden="true">
          <use href="/_ui/art.svg#kain-lebar" x="-14" width="448" height="224" />
        </svg>
        <h1 className="h1">{downtimeText.title}</h1>
        <p className="lead">{downtimeText.body}</p>
      </div>
    </main>
  );
}
