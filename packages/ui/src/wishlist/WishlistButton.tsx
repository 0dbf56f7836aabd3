'use client';
import type { ReactElement } from 'react';
import { buttonClass } from '../buttons/buttonClass.ts';
import { Icon } from '../icons/Icon.tsx';
import { useWish } from './useWish.ts';
import { whileAsked } from './whileAsked.ts';

interface WishlistButtonProps {
  wished: boolean;
  /** Whether that is known, or will not be; until then the heart of a member is not shown. */
  isSettled?: boolean;
  /** Names of the two actions and the word on the button. */
  labels: { add: string; remove: string; text: string };
  onToggle: (wish: boolean) => Promise<boolean>;
  /** Square icon for the bottom bar instead of the line button of the buy box. */
  iconOnly?: boolean;
}

/** Wishlist button of the course page; same rule as the heart of a card. */
export function WishlistButton({
  wished,
  isSettled = true,
  labels,
  onToggle,
  iconOnly = false,
}: WishlistButtonProps): ReactElement {
  const { isWished, toggle } = useWish(wished, onToggle);
  return (
    <button
      type="button"
      className={iconOnly ? 'iconButton iconButton-square' : buttonClass({ kind: 'line', size: 'small' })}
      aria-pressed={isWished}
      aria-label={isWished ? labels.remove : labels.add}
      onClick={toggle}
    >
      <span style={{ display: 'flex', ...(isSettled ? {} : whileAsked) }}>
        <Icon name={isWished ? 'heart-on' : 'heart'} size={iconOnly ? 24 : 20} />
      </span>
      {!iconOnly && labels.text}
    </button>
  );
}
