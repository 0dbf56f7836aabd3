import { FORWARDED_ROUTES } from '@suluh/domain/address';
import { robotsFile } from '@suluh/features/seo';
import { context } from '../context.ts';

export const { GET } = robotsFile(context, FORWARDED_ROUTES);
