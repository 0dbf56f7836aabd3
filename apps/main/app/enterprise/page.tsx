import { enterprisePage } from '@suluh/features/landing';
import { context } from '../context.ts';

export const { generateMetadata, Page } = enterprisePage(context);
export { Page as default };
