import { apiRoute } from '@suluh/features/api-route';
import { context } from '../../../context.ts';

export const { DELETE, GET, PATCH, POST, PUT } = apiRoute(context);
