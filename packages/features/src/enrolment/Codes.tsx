import { voucherView } from '@suluh/domain/my-course';
import { TOAST_MS } from '@suluh/domain/toast';
import { controlText } from '@suluh/i18n-id/control';
import { myCourseText } from '@suluh/i18n-id/myCourse';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { CopyButton } from '@suluh/ui/checkout/CopyButton';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement } from 'react';

/** 'Lihat QR Code': leads to the Prakerja dashboard (docs/product/schedule.md#test-access). */
export function QrBlock({ url }: { url: string }): ReactElement {
  return (
    <Note>
      <span className="enrolment-code">
        {myCourseText.qrLead}
        <ButtonLink kind="line" size="small" href={url} target="_blank" rel="noopener">
          {myCourseText.viewQr}
        </ButtonLink>
      </span>
    </Note>
  );
}

/** The voucher of a voucher course, or that it is still being made (docs/product/my-course.md#voucher). */
export function VoucherBlock({ code }: { code: string | null }): ReactElement {
  const view = voucherView(code);
  return (
    <Note tone={view.kind === 'code' ? 'success' : 'info'}>
      <span className="enrolment-code">
        {myCourseText.voucherTitle}
        <b className="type-tabular">{view.kind === 'code' ? view.code : myCourseText.voucherPending}</b>
        {view.kind === 'code' && (
          <CopyButton
            value={view.code}
            label={myCourseText.copyVoucher}
            what={myCourseText.voucherTitle}
            copiedText={controlText.copied}
            toastMs={TOAST_MS.copyVoucher}
          />
        )}
      </span>
    </Note>
  );
}
