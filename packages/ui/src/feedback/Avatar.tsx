import { fnv1a } from '@suluh/domain/cloth';
import { initials } from '@suluh/domain/profile';
import type { ReactElement } from 'react';

interface AvatarProps {
  /** Full name; gives the initials and, hashed, the dye. */
  name: string;
  /** Photo address; null for none (the value user/default.svg means none, docs/product/README.md). */
  photoUrl?: string | null;
  size?: 's' | 'm' | 'l';
}

const DYES = ['', 'nila', 'daun', 'mengkudu', 'kunyit'] as const;
const SIZE_CLASS = { s: 'ava-s', m: '', l: 'ava-l' } as const;

/**
 * Round photo, or the initials on a dye that belongs to the name. Decoration: the name stands beside it or names the
 * control.
 */
export function Avatar({ name, photoUrl, size = 'm' }: AvatarProps): ReactElement {
  const dye = DYES[fnv1a(name) % DYES.length] ?? '';
  return (
    <span className={['ava', SIZE_CLASS[size], dye].filter(Boolean).join(' ')} aria-hidden="true">
      {initials(name)}
      {photoUrl && <img src={photoUrl} alt="" loading="lazy" />}
    </span>
  );
}
