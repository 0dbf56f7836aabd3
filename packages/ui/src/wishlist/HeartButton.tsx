import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';

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
      className={['wishlistHeart', wished && 'wishlistHeart-wished', !isKnown && 'wishlistHeart-asked']
        .filter(Boolean)
        .join(' ')}
      aria-pressed={wished}
      aria-label={label}
      onClick={onClick}
    >
      <Icon name={wished ? 'heart-on' : 'heart'} size={24} className="wishlistHeart-icon" />
    </button>
  );
}
