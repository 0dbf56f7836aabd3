import { notFoundOf } from '@suluh/features/status-pages';
import { context } from './context.ts';

export { notFoundMetadata as metadata } from '@suluh/features/status-pages';
export default notFoundOf(context);
