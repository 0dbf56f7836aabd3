import { serveApi } from '@suluh/features/api-route';
import { programContext, type ProgramParams } from '../../../../context.ts';

const handle = async (request: Request, { params }: { params: Promise<ProgramParams> }) =>
  serveApi(request, await programContext(params));

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };
