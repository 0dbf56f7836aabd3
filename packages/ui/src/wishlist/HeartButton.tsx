import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { whileAsked } from './whileAsked.ts';

interface HeartButtonProps {
  wished: boolean;
  /** Whether that is known of this visitor; until then the heart of a member is not shown. */
  isKnown?: boolean;
  /** What a press does to which course. */
  label: string;
  onClick?: () => void;
}

/** The heart of a course card. Without `onClick` it is plain markup, which `showWished` changes. */
export function HeartButton({ wished, isKnown = wished, label, onClick }: HeartButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={wished ? 'wishlistHeart wishlistHeart-wished' : 'wishlistHeart'}
      aria-pressed={wished}
      aria-label={label}
      {...(isKnown ? {} : { style: whileAsked })}
      onClick={onClick}
    >
      <Icon name={wished ? 'heart-on' : 'heart'} size={24} className="wishlistHeart-icon" />
    </button>
  );
}
