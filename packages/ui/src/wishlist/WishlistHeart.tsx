'use client';
import type { ReactElement } from 'react';
import { HeartButton } from './HeartButton.tsx';
import { useWish } from './useWish.ts';

interface WishlistHeartProps {
  wished: boolean;
  /** Names of the two actions: 'Tambah ke Wishlist' and 'Hapus dari Wishlist'. */
  labels: { add: string; remove: string };
  /**
   * Asks for the change; resolves to the state that holds afterwards. Rejections are swallowed
   * (docs/product/errors.md).
   */
  onToggle: (wish: boolean) => Promise<boolean>;
}

/**
 * Wishlist heart of a course card. A second press is ignored while a request is in flight (docs/product/wishlist.md).
 */
export function WishlistHeart({ wished, labels, onToggle }: WishlistHeartProps): ReactElement {
  const { isWished, toggle } = useWish(wished, onToggle);
  return <HeartButton wished={isWished} isKnown label={isWished ? labels.remove : labels.add} onClick={toggle} />;
}
