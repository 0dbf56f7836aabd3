import { siteMapFile } from '@suluh/features/seo';
import { programContext } from '../../../context.ts';

export const { GET } = siteMapFile(programContext);
