import { apiUpstream, pictureUpstream } from '@suluh/config/upstream';
import { serveStored } from '@suluh/features/storage-route';

export const GET = (request: Request) => serveStored(request, { ...pictureUpstream(), ...apiUpstream() });
