import { manifestFile } from '@suluh/features/seo';
import { context } from '../context.ts';

export const { GET } = manifestFile(context);
