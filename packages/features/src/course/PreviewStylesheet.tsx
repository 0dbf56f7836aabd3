import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { previewStyles } from './Preview.styles.ts';

/** The bar of a preview. */
export const PreviewStylesheet = stylesheet`
  ${previewStyles}
`;
