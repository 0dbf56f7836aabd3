import type { ReactElement } from 'react';
import { pictureSource, type PictureSlot } from './pictureAddress.ts';

interface PictureProps {
  /** Address of the picture; one that ends in `w=` is offered in several widths. */
  address: string;
  slot: PictureSlot;
  /** Empty when the words beside it say the same. */
  alt?: string;
  /** Load at once: for what is seen without scrolling. */
  eager?: boolean;
}

/** Sides of the frame, for browsers to keep its room before the picture is there. */
const WIDTH_PX = 640;
const HEIGHT_PX = 360;

/**
 * A picture that fills its positioned parent, in the width the screen needs. It is loaded 200 px before it is seen
 * (PictureScript). While it loads and when it fails what lies below it shows: cloth, or an icon.
 */
export function Picture({ address, slot, alt = '', eager = false }: PictureProps): ReactElement {
  const { src, srcSet, sizes } = pictureSource(address, slot);
  return (
    <img
      className="picture"
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      width={WIDTH_PX}
      height={HEIGHT_PX}
      sizes={sizes}
      srcSet={srcSet}
      src={src}
      alt={alt}
      suppressHydrationWarning
    />
  );
}
