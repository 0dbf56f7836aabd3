import { serveApi } from '@suluh/features/api-route';
import { context } from '../../../context.ts';

const handle = (request: Request) => serveApi(request, context);

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };
