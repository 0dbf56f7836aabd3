'use client';
import { apiPath } from '@suluh/domain/address';
import { buyText } from '@suluh/i18n-id/buy';
import { courseActionText } from '@suluh/i18n-id/courseAction';
import { Button } from '@suluh/ui/buttons/Button';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import type { ButtonLook } from '@suluh/ui/buttons/buttonClass.ts';
import type { FormEvent, ReactElement, ReactNode } from 'react';
import { PostedFields } from '../posted-fields/index.ts';
import { useTenant } from '../tenant/index.ts';
import { useBuy } from './useBuy.tsx';

interface CartFormProps {
  courseId: number;
  eventId?: number | undefined;
  /** Page to return to when the course cannot be put into the cart. */
  path: string;
  /** In place of the form's own way, once JavaScript is there. */
  onBuy: () => void;
  children: ReactNode;
}

/** A form that puts a course into the cart, before JavaScript too. */
export function CartForm({ courseId, eventId, path, onBuy, children }: CartFormProps): ReactElement {
  const { routes } = useTenant();
  function submit(event: FormEvent): void {
    event.preventDefault();
    onBuy();
  }
  return (
    <form method="post" action={apiPath(routes, '/api/form/cart-add')} onSubmit={submit}>
      <PostedFields values={{ courseId, eventId, redirectTo: path }} />
      {children}
    </form>
  );
}

interface BuyButtonProps extends ButtonLook {
  courseId: number;
  action: 'register' | 'buy';
  path: string;
  /** Words instead of the action's own. */
  label?: string | undefined;
}

/** 'Beli Sekarang' puts the course into the cart and leads there; 'Daftar Sekarang' registers for a free one, before JavaScript by
 * the cart. */
export function BuyButton({ courseId, action, path, label, ...look }: BuyButtonProps): ReactElement {
  const { busy, act, dialog } = useBuy(courseId);
  const words = label ?? courseActionText[action];
  return (
    <>
      <CartForm courseId={courseId} path={path} onBuy={() => void act(action)}>
        <Button {...look} type="submit" loading={busy}>
          {words}
        </Button>
      </CartForm>
      {dialog}
    </>
  );
}

interface AddToCartButtonProps {
  courseId: number;
  path: string;
  /** Small on a card. */
  size?: 'small' | 'normal';
}

/** 'Tambah ke Keranjang': stays on the page; afterwards it leads to the cart. */
export function AddToCartButton({ courseId, path, size = 'normal' }: AddToCartButtonProps): ReactElement {
  const { busy, cartHref, act, dialog } = useBuy(courseId);
  if (cartHref) {
    return (
      <ButtonLink kind="line" size={size} block icon="cart" href={cartHref}>
        {buyText.inCart}
      </ButtonLink>
    );
  }
  return (
    <>
      <CartForm courseId={courseId} path={path} onBuy={() => void act('toCart')}>
        <Button kind="line" size={size} block icon="cart" type="submit" loading={busy}>
          {buyText.toCart}
        </Button>
      </CartForm>
      {dialog}
    </>
  );
}
