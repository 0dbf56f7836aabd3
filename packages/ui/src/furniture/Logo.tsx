import type { ReactElement } from 'react';

interface LogoProps {
  /** Product name, read aloud. */
  name: string;
  /** Height in px; at least 24 (docs/look.md#icons-and-logo). */
  height?: number;
  /** Ink of the word: brand by default (paper in the dark), white on deep grounds. */
  onDeep?: boolean;
}

const RATIO = 2494 / 1223;

/** The word mark, its l a torch. */
export function Logo({ name, height = 44, onDeep = false }: LogoProps): ReactElement {
  return (
    <svg
      className={onDeep ? 'word-mark word-mark-deep' : 'word-mark'}
      width={Math.round(height * RATIO * 10) / 10}
      height={height}
      viewBox="18 -1205 2494 1223"
      role="img"
      aria-label={name}
    >
      <use href="/_ui/art.svg#suluh" x="18" y="-1205" width="2494" height="1223" />
    </svg>
  );
}
