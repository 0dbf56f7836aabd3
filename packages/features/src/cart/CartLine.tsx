'use client';
import { apiPath, pathTo } from '@suluh/domain/address';
import { lineProblem, type LineProblem } from '@suluh/domain/cart';
import { TOAST_MS } from '@suluh/domain/toast';
import { cartText, lineProblemText } from '@suluh/i18n-id/cart';
import { IconButton } from '@suluh/ui/buttons/IconButton';
import { Note } from '@suluh/ui/feedback/Note';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import { useRouter } from 'next/navigation';
import { useState, useTransition, type FormEvent, type ReactElement } from 'react';
import { useApiClient } from '../parts/api-client/index.ts';
import type { CheckoutItem } from '../parts/checkout/index.ts';
import { leadsToLogin, useTenant } from '../parts/tenant/index.ts';
import { CartCheck, CartItem } from './CartItem.tsx';
import { removeFromCart } from './calls.ts';
import { ScheduleChoice } from './ScheduleChoice.tsx';

/** Dates that are gone are an error; the rest only says what to do. */
const TONE: Partial<Record<LineProblem, 'error'>> = { soldOut: 'error', expired: 'error', availableSoon: 'error' };

interface CartLineProps {
  item: CheckoutItem;
  /** Id of the form the choice belongs to. */
  form: string;
  selected: boolean;
  onToggle: () => void;
  /** It is about to leave the list. */
  onRemove: () => void;
}

/**
 * One course of the cart: chosen or not, with what moved and what stands in the way; removed by a form that works
 * before JavaScript.
 */
export function CartLine({ item, form, selected, onToggle, onRemove }: CartLineProps): ReactElement | null {
  const tenant = useTenant();
  const api = useApiClient();
  const router = useRouter();
  const [removed, setRemoved] = useState(false);
  const [, startTransition] = useTransition();
  const { cartId, view } = item;
  const problem = lineProblem(item);

  async function remove(event: FormEvent): Promise<void> {
    event.preventDefault();
    onRemove();
    setRemoved(true);
    const { error: failure } = await removeFromCart(api, { cartId });
    if (leadsToLogin(failure, tenant)) return;
    if (failure && failure.code !== 404) {
      setRemoved(false);
      return showToast({ text: failure.message, tone: 'error' });
    }
    showToast({ text: cartText.removed, tone: 'plain', durationMs: TOAST_MS.wishlist });
    startTransition(() => router.refresh());
  }
  if (removed) return null;
  return (
    <CartItem
      item={view}
      select={
        <CartCheck
          label={cartText.select(view.title)}
          cartId={cartId}
          form={form}
          checked={selected}
          disabled={problem !== null}
          onToggle={onToggle}
        />
      }
      notes={
        <>
          {item.priceNote && (
            <Note tone="warning" className="cartItem-note">
              {item.priceNote}
            </Note>
          )}
          {problem && (
            <Note tone={TONE[problem] ?? 'info'} className="cartItem-note">
              {lineProblemText[problem]}{' '}
              {item.waitingOrderId && problem === 'waiting' && (
                <a className="type-link" href={pathTo(tenant.routes, 'paymentProcess', { order: item.waitingOrderId })}>
                  {cartText.continuePayment}
                </a>
              )}
            </Note>
          )}
        </>
      }
      schedule={item.haveEvent && problem !== 'owned' && problem !== 'waiting' && <ScheduleChoice item={item} />}
      remove={
        <form
          method="post"
          action={apiPath(tenant.routes, '/api/form/cart-remove')}
          onSubmit={(event) => void remove(event)}
        >
          <input type="hidden" name="cartId" value={cartId} />
          <IconButton
            type="submit"
            icon="trash"
            size={20}
            className="cartItem-remove"
            label={cartText.remove(view.title)}
          />
        </form>
      }
    />
  );
}
