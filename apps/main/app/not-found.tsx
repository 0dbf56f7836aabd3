import { notFoundOf } from '@suluh/features/status-pages';
import { context } from './context.ts';

export default notFoundOf(context);
