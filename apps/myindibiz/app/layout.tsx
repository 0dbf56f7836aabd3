import { layoutOf } from '@suluh/features/chrome';
import { context } from './context.ts';

export const { generateMetadata, Layout } = layoutOf(context);
export { Layout as default };
