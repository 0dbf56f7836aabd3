'use client';
import { voucherView, type VoucherView } from '@suluh/domain/my-course';
import { controlText } from '@suluh/i18n-id/control';
import { courseActionText } from '@suluh/i18n-id/course';
import { myCourseText } from '@suluh/i18n-id/myCourse';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Suspense, useState, type MouseEvent, type ReactElement } from 'react';
import { browserApi } from '../parts/api-client/index.ts';
import { lazyDialog } from '../parts/dialogs/index.ts';
import { useTenant } from '../parts/tenant/index.ts';

const VoucherCodeDialog = lazyDialog(() =>
  import('./VoucherCodeDialog.tsx').then((module) => module.VoucherCodeDialog),
);

interface VoucherLinkProps {
  courseId: number;
  /** Page of the course, which shows the voucher too. */
  href: string;
}

/**
 * 'Lihat Voucher' shows the code of this moment in a dialog (docs/product/my-course.md#voucher). Before JavaScript, and
 * when the code does not come, it leads to the page of the course.
 */
export function VoucherLink({ courseId, href }: VoucherLinkProps): ReactElement {
  const { routes } = useTenant();
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState<VoucherView | null>(null);
  async function show(event: MouseEvent): Promise<void> {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return; // to another tab
    event.preventDefault();
    setBusy(true);
    const { data } = await browserApi(routes).GET('/api/payment/voucher/{courseId}', {
      params: { path: { courseId } },
    });
    if (!data) return window.location.assign(href);
    setBusy(false);
    setShown(voucherView(data.data.voucherCode));
  }
  return (
    <>
      <ButtonLink size="small" href={href} loading={busy} onClick={(event) => void show(event)}>
        {courseActionText.viewVoucher}
      </ButtonLink>
      {shown && (
        <Suspense fallback={null}>
          <VoucherCodeDialog
            open
            title={myCourseText.voucherTitle}
            code={shown.kind === 'code' ? shown.code : null}
            pendingText={myCourseText.voucherPending}
            copyText={myCourseText.copyVoucher}
            copiedText={controlText.copied}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </>
  );
}
