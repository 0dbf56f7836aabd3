import { enterpriseLeadPage } from '@suluh/features/landing';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = enterpriseLeadPage(context);
export { Page as default };
