import { externalCallbackRoute } from '@suluh/features/api-route';
import { programContext } from '../../../../context.ts';

export const { GET } = externalCallbackRoute(programContext);
