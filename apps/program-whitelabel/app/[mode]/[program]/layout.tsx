import { layoutOf } from '@suluh/features/chrome';
import { programContext } from '../../context.ts';

export const { generateMetadata, Layout } = layoutOf(programContext);
export { Layout as default };
