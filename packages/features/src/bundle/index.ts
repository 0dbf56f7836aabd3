import { bundleText } from '@suluh/i18n-id/bundle';
import { definePage } from '../parts/page/index.ts';
import { BundlesScreen } from './BundlesScreen.tsx';

/** Sets of courses that are bought together. */
export const bundlesPage = definePage('bundles', { words: bundleText.title, Screen: BundlesScreen });
