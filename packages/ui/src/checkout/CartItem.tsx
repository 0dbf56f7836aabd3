import type { ReactElement, ReactNode } from 'react';
import { Badge } from '../badges/Badge.tsx';
import type { CourseView } from '../cards/course-view.ts';
import { CourseThumbnail } from '../cloth/CourseThumbnail.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Anchor, type LinkComponent } from '../links/Anchor.tsx';
import { Price } from '../price/Price.tsx';
import { courseText } from '@suluh/i18n-id/course';

export interface CartItemView extends Omit<CourseView, 'rating' | 'locationText' | 'ownedText'> {
  /** 'Batch 12 · 25 – 26 Oktober 2025, 09.00 – 17.00 WIB' and the place, for event courses. */
  event: { whenText: string; placeText: string } | null;
  /** Age and education limits, worded. */
  limits: readonly string[];
}

interface CartItemProps {
  item: CartItemView;
  /** Remove button, an island of the caller; class citem-x. */
  remove?: ReactNode;
  linkComponent?: LinkComponent;
}

/** One course in the cart. */
export function CartItem({ item, remove, linkComponent }: CartItemProps): ReactElement {
  return (
    <article className="citem">
      <CourseThumbnail cloth={item.cloth} imageUrl={item.imageUrl ?? null} plainEdge />
      <div className="citem-b">
        <div className="row wrapf citem-tags">
          <Badge tone={item.typeBadge.tone}>{item.typeBadge.text}</Badge>
          {item.prakerja && <Badge tone="prakerja">{courseText.prakerja}</Badge>}
          {item.voucher && (
            <Badge tone="voucher" icon="ticket-bold">
              {courseText.voucher}
            </Badge>
          )}
        </div>
        <h2 className="card-t">
          <Anchor as={linkComponent} href={item.href}>
            {item.title}
          </Anchor>
        </h2>
        <div className="card-o">
          <Icon name="bank" />
          <span>{item.partner}</span>
        </div>
        {item.event && (
          <ul className="sch-m citem-ev">
            <li>
              <Icon name="calendar" />
              {item.event.whenText}
            </li>
            <li>
              <Icon name="pin" />
              {item.event.placeText}
            </li>
          </ul>
        )}
        {item.limits.map((limit) => (
          <p key={limit} className="small muted">
            {limit}
          </p>
        ))}
      </div>
      <Price price={item.price} />
      {remove}
    </article>
  );
}
