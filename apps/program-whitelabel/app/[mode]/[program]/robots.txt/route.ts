import { robotsFile } from '@suluh/features/seo';
import { programContext } from '../../../context.ts';

export const { GET } = robotsFile(programContext);
