import type { OwnVoucher } from '@suluh/api/types';
import { pathTo, type Routes } from '@suluh/domain/address';
import { motifOfCourse } from '@suluh/domain/cloth';
import { voucherView } from '@suluh/domain/my-course';
import { TOAST_MS } from '@suluh/domain/toast';
import { sanitiseUrl } from '@suluh/domain/validation';
import { redeemText } from '@suluh/i18n-id/account';
import { controlText } from '@suluh/i18n-id/control';
import { courseText } from '@suluh/i18n-id/course';
import { myCourseText } from '@suluh/i18n-id/myCourse';
import { Badge } from '@suluh/ui/badges/Badge';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { CopyButton } from '@suluh/ui/checkout/CopyButton';
import { Cloth } from '@suluh/ui/cloth/Cloth';
import { fieldOf } from '@suluh/ui/cloth/swatch.ts';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement } from 'react';

/** One voucher: its code to copy and where it is used, or that it is still being made. */
function Voucher({ voucher, routes }: { voucher: OwnVoucher; routes: Routes }): ReactElement {
  const { courseFullname, provider, voucherCode, externalUrl, slug, categories } = voucher;
  const view = voucherView(voucherCode);
  return (
    <article className="redeem-voucher">
      <div className="redeem-cloth" aria-hidden="true">
        <Cloth thumbnail={fieldOf(motifOfCourse(categories).motif, 0.6)} fixedScale />
      </div>
      <p className="redeem-tags">
        <Badge tone="voucher" icon="ticket-bold">
          {courseText.voucher}
        </Badge>
        {view.kind === 'code' && (
          <Badge tone="prakerja" icon="check">
            {redeemText.ready}
          </Badge>
        )}
      </p>
      <h3 className="type-h3">
        <a href={pathTo(routes, 'enrolment', { course: slug })}>{courseFullname}</a>
      </h3>
      <p className="type-small type-muted">{provider}</p>
      {view.kind === 'code' ? (
        <>
          <p className="redeem-code">
            <b className="type-tabular">{view.code}</b>
            <CopyButton
              value={view.code}
              label={myCourseText.copyVoucher}
              what={courseFullname}
              copiedText={controlText.copied}
              toastMs={TOAST_MS.copyVoucher}
            />
          </p>
          <p className="type-small type-muted">{redeemText.useAt(provider)}</p>
          {externalUrl && (
            <p>
              <ButtonLink size="small" href={sanitiseUrl(externalUrl)} target="_blank" rel="noopener">
                {redeemText.openProvider(provider)}
              </ButtonLink>
            </p>
          )}
        </>
      ) : (
        <>
          <Note tone="warning">{myCourseText.voucherPending}</Note>
          <p className="type-small type-muted">{redeemText.processing}</p>
        </>
      )}
    </article>
  );
}

/** The vouchers of a learner's voucher courses. */
export const OwnVouchers = ({ vouchers, routes }: { vouchers: OwnVoucher[]; routes: Routes }): ReactElement => (
  <section className="redeem-vouchers" aria-labelledby="voucher-kursusku">
    <h2 className="type-h2" id="voucher-kursusku">
      {redeemText.mine}
    </h2>
    {vouchers.length === 0 && <p className="type-muted">{redeemText.none}</p>}
    {vouchers.map((voucher) => (
      <Voucher key={voucher.courseId} voucher={voucher} routes={routes} />
    ))}
  </section>
);
