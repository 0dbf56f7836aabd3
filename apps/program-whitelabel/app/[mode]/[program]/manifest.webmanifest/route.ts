import { manifestFile } from '@suluh/features/seo';
import { programContext } from '../../../context.ts';

export const { GET } = manifestFile(programContext);
