import type { SyntheticEvent } from 'react';

/**
 * The product's mark stands in for a promo or payment picture that does not come (docs/product/errors.md).
 */
const PRODUCT_MARK = '/_ui/logo/tanda.svg';

function showProductMark(image: HTMLImageElement): void {
  if (image.src.endsWith(PRODUCT_MARK)) return;
  image.removeAttribute('srcset');
  delete image.dataset['failed'];
  image.src = PRODUCT_MARK;
  image.style.objectFit = 'contain';
}

/**
 * Attributes of an image, in an island, that gives way to the product's mark; also when it failed before the island
 * ran.
 */
export const productMarkInstead = {
  onError: ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => showProductMark(currentTarget),
  ref: (image: HTMLImageElement | null): void => {
    if (image?.complete && image.naturalWidth === 0) showProductMark(image);
  },
};
