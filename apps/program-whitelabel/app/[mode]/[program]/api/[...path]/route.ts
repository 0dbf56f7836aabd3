import { apiRoute } from '@suluh/features/api-route';
import { programContext } from '../../../../context.ts';

export const { DELETE, GET, PATCH, POST, PUT } = apiRoute(programContext);
