import { finishExternalSignIn } from '@suluh/features/api-route';
import { programContext, type ProgramParams } from '../../../../context.ts';

export const GET = async (request: Request, { params }: { params: Promise<ProgramParams> }) =>
  finishExternalSignIn(request, await programContext(params));
