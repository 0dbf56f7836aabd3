import type { MyCourseDetail } from '@suluh/api/types';
import { pathTo } from '@suluh/domain/address';
import { sanitiseUrl } from '@suluh/domain/validation';
import { enrolmentText } from '@suluh/i18n-id/enrolment';
import { reviewText } from '@suluh/i18n-id/review';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import type { CourseView } from '@suluh/ui/cards/courseView.ts';
import { CourseThumbnail } from '@suluh/ui/cloth/CourseThumbnail';
import { Icon } from '@suluh/ui/icons/Icon';
import type { TenantConfig } from '@suluh/tenant/tenant';
import type { ReactElement } from 'react';
import { nextOf } from './next.ts';

interface NextStepProps {
  owned: MyCourseDetail;
  view: CourseView;
  tenant: Pick<TenantConfig, 'routes' | 'capabilities'>;
}

/** Links beside the course: what it is about, its page at the provider, the invoice. */
function SideLinks({ owned, tenant: { routes, capabilities } }: Omit<NextStepProps, 'view'>): ReactElement {
  const provider = owned.externalUrl ?? owned.url_lp;
  const links = [
    { icon: 'info', label: enrolmentText.about, href: pathTo(routes, 'course', { slug: owned.slug }) },
    { icon: 'star', label: reviewText.title, href: pathTo(routes, 'review', { course: owned.slug }) },
    ...(provider ? [{ icon: 'link', label: enrolmentText.provider, href: sanitiseUrl(provider) } as const] : []),
    ...(capabilities.hasCart
      ? [
          {
            icon: 'receipt',
            label: enrolmentText.invoice,
            href: pathTo(routes, 'paymentProcess', { order: owned.orderId }),
          } as const,
        ]
      : []),
  ] as const;
  return (
    <nav className="enrolment-links" aria-label={enrolmentText.sideLinks}>
      {links.map(({ icon, label, href }) => (
        <a key={label} href={href}>
          <Icon name={icon} />
          <span>{label}</span>
          <Icon name="arrow-right" />
        </a>
      ))}
    </nav>
  );
}

/** Beside an owned course: its cloth, the next step, and where else to go. */
export function NextStep({ owned, view, tenant }: NextStepProps): ReactElement {
  const { title, href, action } = nextOf(owned, tenant.routes);
  const { minutesLeft, completedAt } = owned.learning;
  return (
    <aside className="enrolment-aside">
      <div className="enrolment-next">
        <CourseThumbnail
          cloth={{ ...view.cloth, layout: 'latar' }}
          imageUrl={view.imageUrl ?? null}
          typeMark={view.typeMark}
        />
        <div className="enrolment-nextBody">
          <p className="type-small type-muted">{enrolmentText.next}</p>
          <p className="type-h3">{title}</p>
          {completedAt === null && minutesLeft > 0 && (
            <p className="type-small type-muted">{enrolmentText.minutesLeft(minutesLeft)}</p>
          )}
          {href && (
            <ButtonLink kind="flame" block href={href}>
              {action}
            </ButtonLink>
          )}
        </div>
      </div>
      <SideLinks owned={owned} tenant={tenant} />
    </aside>
  );
}
