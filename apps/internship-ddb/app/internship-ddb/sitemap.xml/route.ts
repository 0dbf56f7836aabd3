import { siteMapFile } from '@suluh/features/seo';
import { context } from '../../context.ts';

export const { GET } = siteMapFile(context);
