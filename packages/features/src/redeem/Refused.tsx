import { redeemText } from '@suluh/i18n-id/account';
import { Icon } from '@suluh/ui/icons/Icon';
import type { ReactElement } from 'react';

/** What one may look at when a code is refused: what its sentence at the field cannot tell (docs/product/my-course.md#redeem). */
export const Refused = (): ReactElement => (
  <section className="panel redeem-refused" aria-labelledby="kode-ditolak">
    <h2 className="type-h3" id="kode-ditolak">
      {redeemText.refused}
    </h2>
    <ul>
      {redeemText.refusedReasons.map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  </section>
);
