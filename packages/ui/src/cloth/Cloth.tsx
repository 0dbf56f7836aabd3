import type { CSSProperties, ReactElement } from 'react';
import type { Thumbnail } from './thumbnail.ts';

interface ClothProps {
  /** What to cut, from `thumbnailOf` or `swatchOf`. */
  thumbnail: Thumbnail;
  /** Only the 8.5 % field, for grounds that carry text. */
  quiet?: boolean;
  /** Measure the tile in px instead of in units of the thumbnail drawing: for bands, banners and heroes. */
  fixedScale?: boolean;
  /** More class names for the box. */
  className?: string;
}

const SPRITE = '/_ui/art.svg';

/**
 * A cut of cloth that fills its positioned parent (docs/look.md#motif). Decoration: hidden from assistive technology.
 * The drawing takes the upright form by itself where the box is taller than wide. Needs BaseStylesheet.
 */
export function Cloth({ thumbnail, quiet = false, fixedScale = false, className }: ClothProps): ReactElement {
  const { motif, plainDyes, layout, scale, offsetX, offsetY } = thumbnail;
  const classes = [
    'cloth',
    `cloth-${motif}`,
    plainDyes && 'cloth-nila',
    quiet ? 'cloth-quiet' : layout !== 'latar' && `cloth-${layout}`,
    fixedScale && 'cloth-fixedScale',
    className,
  ];
  const style = { '--s': scale, '--x': offsetX, '--y': offsetY } as CSSProperties;
  const cut = { className: classes.filter(Boolean).join(' '), style };
  if (quiet || layout === 'latar') return <span {...cut} />; // nothing in it that anybody could be told of
  return (
    <span {...cut} aria-hidden="true">
      <svg>
        <use href={`${SPRITE}#${layout}`} />
      </svg>
      <svg>
        <use href={`${SPRITE}#${layout}-tegak`} />
      </svg>
    </span>
  );
}
