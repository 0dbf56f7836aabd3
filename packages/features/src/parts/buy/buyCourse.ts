import { pathTo } from '@suluh/domain/address';
import { carriedOn } from '@suluh/domain/query';
import { readSummary } from '@suluh/session/browser';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { browserApi } from '../api-client/index.ts';
import { cartChanged } from '../cart-count/index.ts';
import { rememberDeed } from '../deed/index.ts';
import { currentPath, loginFromHere } from '../tenant/index.ts';
import { addToCart, registerFree, type OrderOutcome, type Wanted } from './registration.ts';

/** Register for a free course, buy and go to the cart, or put into the cart and stay. */
export type BuyKind = 'register' | 'buy' | 'toCart';

/** How buying ended: the page is left, or something is said on it. */
export type Bought =
  | { kind: 'leave'; address: string }
  /** `address`: the whole cart. */
  | { kind: 'inCart'; address: string }
  | { kind: 'eventFull' }
  /** Refused; '' where nothing is said. */
  | { kind: 'stay'; message: string };

type Buying = Pick<Wanted, 'courseId' | 'eventId'> & { kind: BuyKind };

/**
 * The cart, with this course chosen or all; what the page's address brought along goes on
 * (docs/product/addresses.md#main-site).
 */
const cartAddress = ({ routes }: TenantConfig, chosen: { cart?: string }): string =>
  pathTo(routes, 'cart', { ...chosen, ...carriedOn(window.location.search) });

function toLogin(tenant: TenantConfig, { kind, courseId, eventId }: Buying): Bought {
  rememberDeed(tenant.id, { kind, courseId, eventId, path: currentPath() });
  return { kind: 'leave', address: loginFromHere(tenant) };
}

/** Where an outcome leads, or what it says on this page; what was free and has a price by now is told by the cart. */
function boughtBy(tenant: TenantConfig, buying: Buying, outcome: OrderOutcome): Bought {
  const { routes } = tenant;
  switch (outcome.kind) {
    case 'toMyCourse':
      return { kind: 'leave', address: pathTo(routes, 'myCourse') };
    case 'login':
      return toLogin(tenant, buying);
    case 'waiting':
      return { kind: 'leave', address: pathTo(routes, 'paymentProcess', { order: outcome.orderId }) };
    case 'inCart':
      return buying.kind === 'toCart'
        ? { kind: 'inCart', address: cartAddress(tenant, {}) }
        : { kind: 'leave', address: cartAddress(tenant, { cart: outcome.cartId }) };
    default:
      return outcome;
  }
}

/**
 * Registers for a course, or puts it into the cart; without a session it leads to login and back, where it is then done
 * (R5). Loaded with the first press. Browser only.
 */
export async function buyCourse(tenant: TenantConfig, buying: Buying): Promise<Bought> {
  if (readSummary(tenant.id) === null) return toLogin(tenant, buying);
  const { kind, courseId, eventId } = buying;
  const wanted = { courseId, eventId, program: tenant.program };
  const outcome = await (kind === 'register' ? registerFree : addToCart)(browserApi(tenant.routes), wanted);
  if (outcome.kind === 'inCart') cartChanged(tenant);
  return boughtBy(tenant, buying, outcome);
}
