import { robotsFile } from '@suluh/features/seo';
import { context } from '../context.ts';

export const { GET } = robotsFile(context);
