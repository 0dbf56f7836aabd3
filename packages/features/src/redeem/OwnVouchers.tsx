import type { OwnVoucher } from '@suluh/api/types';
import { pathTo, type Routes } from '@suluh/domain/address';
import { motifOfCourse } from '@suluh/domain/cloth';
import { voucherView } from '@suluh/domain/my-course';
import { TOAST_MS } from '@suluh/domain/toast';
import { sanitiseUrl } from '@suluh/domain/validation';
import { redeemText } from '@suluh/i18n-id/account';
import { controlText } from '@suluh/i18n-id/control';
import { courseText } from '@suluh/i18n-id/course';
import { date } from '@suluh/i18n-id/format';
import { myCourseText } from '@suluh/i18n-id/myCourse';
import { Badge } from '@suluh/ui/badges/Badge';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { CopyButton } from '@suluh/ui/checkout/CopyButton';
import { Cloth } from '@suluh/ui/cloth/Cloth';
import { fieldOf } from '@suluh/ui/cloth/swatch.ts';
import { Note } from '@suluh/ui/feedback/Note';
import { Icon } from '@suluh/ui/icons/Icon';
import type { ReactElement } from 'react';

interface VoucherProps {
  voucher: OwnVoucher;
  routes: Routes;
}

/** What a redeem code was exchanged for, and the way on in it. */
const Redeemed = ({ voucher, href }: { voucher: OwnVoucher; href: string }): ReactElement => (
  <>
    <p className="type-small type-muted">
      {redeemText.usedOn(voucher.voucherCode, voucher.redeemedAt ? date(voucher.redeemedAt) : '')}
    </p>
    <p>
      <ButtonLink kind="line" size="small" href={href}>
        {redeemText.goOn}
      </ButtonLink>
    </p>
  </>
);

/** The code of a voucher course, to copy and where it is used, or that it is still being made. */
function Given({ voucher }: { voucher: OwnVoucher }): ReactElement {
  const { courseFullname, provider, voucherCode, externalUrl, expiresAt } = voucher;
  const view = voucherView(voucherCode);
  if (view.kind !== 'code')
    return (
      <>
        <Note tone="warning">{myCourseText.voucherPending}</Note>
        <p className="type-small type-muted">{redeemText.processing}</p>
      </>
    );
  return (
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
      <p className="type-small type-muted">{redeemText.useAt(provider, expiresAt && date(expiresAt))}</p>
      <details className="redeem-howTo">
        <summary>{redeemText.howTo}</summary>
        <ol>
          {redeemText.howToSteps(provider).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
      {externalUrl && (
        <p>
          <ButtonLink size="small" href={sanitiseUrl(externalUrl)} target="_blank" rel="noopener">
            {redeemText.openProvider(provider)}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

/** One voucher with its course: a code of a provider, or one that was exchanged. */
function Voucher({ voucher, routes }: VoucherProps): ReactElement {
  const { courseFullname, provider, voucherCode, redeemedAt, slug, categories } = voucher;
  const href = pathTo(routes, 'enrolment', { course: slug });
  return (
    <article className="redeem-voucher">
      <div className="redeem-cloth" aria-hidden="true">
        <Cloth thumbnail={fieldOf(motifOfCourse(categories).motif, 0.6)} fixedScale />
      </div>
      <p className="redeem-tags">
        {redeemedAt ? (
          <Badge tone="neutral">{redeemText.used}</Badge>
        ) : (
          <Badge tone="voucher" icon="ticket-bold">
            {courseText.voucher}
          </Badge>
        )}
        {!redeemedAt && voucherView(voucherCode).kind === 'code' && (
          <Badge tone="prakerja" icon="check">
            {redeemText.ready}
          </Badge>
        )}
      </p>
      <h3 className="type-h3">
        <a href={href}>{courseFullname}</a>
      </h3>
      <p className="type-small type-muted redeem-provider">
        <Icon name="bank" />
        {provider}
      </p>
      {redeemedAt ? <Redeemed voucher={voucher} href={href} /> : <Given voucher={voucher} />}
    </article>
  );
}

/** The vouchers of a learner's voucher courses, and the codes that were exchanged. */
export const OwnVouchers = ({ vouchers, routes }: { vouchers: OwnVoucher[]; routes: Routes }): ReactElement => (
  <section className="redeem-vouchers" aria-labelledby="voucher-kursusku">
    <h2 className="type-h2" id="voucher-kursusku">
      {redeemText.mine}
    </h2>
    {vouchers.length === 0 && <p className="type-muted">{redeemText.none}</p>}
    {vouchers.map((voucher) => (
      <Voucher key={`${voucher.courseId} ${voucher.voucherCode}`} voucher={voucher} routes={routes} />
    ))}
  </section>
);
