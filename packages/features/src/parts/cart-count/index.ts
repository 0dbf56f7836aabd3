'use client';
import { CACHE_MS } from '@suluh/domain/cache';
import { createKeptCount } from '../kept-count/index.ts';

const kept = createKeptCount({
  name: 'cart',
  path: '/api/carts',
  countOf: ({ data }: { data: unknown[] }) => data.length,
  lifetimeMs: CACHE_MS.carts,
});

/**
 * Courses in the learner's cart, kept for 12 hours (docs/product/display.md#cache) and asked for again after every
 * change (R13).
 */
export const useCartCount = kept.useCount;

/** Tells the header that the cart changed; with `count` when the page knows the new number. Browser only. */
export const cartChanged = kept.changed;
