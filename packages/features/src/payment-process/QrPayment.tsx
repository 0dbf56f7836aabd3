import { sanitiseUrl } from '@suluh/domain/validation';
import { rupiah } from '@suluh/i18n-id/numbers';
import { paymentText, qrPaymentText } from '@suluh/i18n-id/payment';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Note } from '@suluh/ui/feedback/Note';
import { QrCode } from '@suluh/ui/paper/QrCode';
import type { ReactElement } from 'react';

interface QrPaymentProps {
  /** What the code says. */
  value: string;
  amountRupiah: number;
  /** The code as a picture. */
  saveHref: string;
  /** A page of the provider beside it. */
  providerUrl: string | null;
}

/**
 * A payment by QR code: scanned from another screen, or kept as a picture and opened in the app that pays on the same
 * phone (docs/product/payment.md#detail).
 */
export function QrPayment({ value, amountRupiah, saveHref, providerUrl }: QrPaymentProps): ReactElement {
  return (
    <div className="qrPayment">
      <figure className="qrPayment-code">
        <QrCode value={value} label={qrPaymentText.code(rupiah(amountRupiah))} />
      </figure>
      <p>{qrPaymentText.scan}</p>
      <ButtonLink kind="line" icon="download" href={saveHref} download>
        {qrPaymentText.save}
      </ButtonLink>
      <Note>{qrPaymentText.samePhone}</Note>
      {providerUrl !== null && (
        <ButtonLink kind="plain" size="small" href={sanitiseUrl(providerUrl)}>
          {paymentText.providerPage}
        </ButtonLink>
      )}
    </div>
  );
}
