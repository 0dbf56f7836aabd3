import type { ReactElement, ReactNode } from 'react';
import { Badge } from '@suluh/ui/badges/Badge';
import { CourseThumbnail } from '@suluh/ui/cloth/CourseThumbnail';
import { Icon } from '@suluh/ui/icons/Icon';
import { Anchor, type LinkComponent } from '@suluh/ui/links/Anchor';
import { Price } from '@suluh/ui/price/Price';
import { courseText } from '@suluh/i18n-id/course';
import type { CartItemView } from '../parts/checkout/index.ts';

interface CartItemProps {
  item: CartItemView;
  /** Checkbox that chooses it for payment, in a column of its own. */
  select?: ReactNode;
  /** Notes below its facts: a changed price, a schedule that is not on sale. */
  notes?: ReactNode;
  /** Button that chooses or changes the schedule. */
  schedule?: ReactNode;
  /** Remove button, an island of the caller; class cartItem-remove. */
  remove?: ReactNode;
  linkComponent?: LinkComponent;
}

interface CartCheckProps {
  /** 'Pilih {course}'. */
  label: string;
  cartId: string;
  /** Id of the form the choice belongs to. */
  form: string;
  checked: boolean;
  disabled: boolean;
  onToggle: () => void;
}

/** Chooses a course of the cart for payment; a field of the checkout form, so it works before JavaScript. */
export function CartCheck({ label, cartId, form, checked, disabled, onToggle }: CartCheckProps): ReactElement {
  return (
    <label className="cartItem-check check">
      <input
        type="checkbox"
        name="cart"
        value={cartId}
        form={form}
        checked={checked}
        disabled={disabled}
        onChange={onToggle}
        aria-label={label}
      />
    </label>
  );
}

/** One course in the cart. */
export function CartItem({ item, select, notes, schedule, remove, linkComponent }: CartItemProps): ReactElement {
  return (
    <article className="cartItem">
      {select}
      <CourseThumbnail cloth={item.cloth} imageUrl={item.imageUrl ?? null} plainEdge className="cartItem-thumbnail" />
      <div className="cartItem-body">
        <div className="layout-row layout-wrapping cartItem-tags">
          <Badge tone={item.typeBadge.tone}>{item.typeBadge.text}</Badge>
          {item.prakerja && <Badge tone="prakerja">{courseText.prakerja}</Badge>}
          {item.voucher && (
            <Badge tone="voucher" icon="ticket-bold">
              {courseText.voucher}
            </Badge>
          )}
        </div>
        <h2 className="courseCard-title cartItem-title">
          <Anchor as={linkComponent} href={item.href}>
            {item.title}
          </Anchor>
        </h2>
        <div className="courseCard-partner">
          <Icon name="bank" />
          <span>{item.partner}</span>
        </div>
        {item.event && (
          <ul className="scheduleCard-facts cartItem-event">
            <li>
              <Icon name="calendar" />
              {item.event.whenText}
            </li>
            {item.event.placeText && (
              <li>
                <Icon name="pin" />
                {item.event.placeText}
              </li>
            )}
          </ul>
        )}
        {item.limits.length > 0 && (
          <ul className="scheduleCard-facts cartItem-event">
            {item.limits.map(({ icon, text }) => (
              <li key={icon}>
                <Icon name={icon} />
                {text}
              </li>
            ))}
          </ul>
        )}
        {notes}
        {schedule}
      </div>
      <Price price={item.price} className="cartItem-price" />
      {remove}
    </article>
  );
}
