import { staffContentEntries as entries } from '@suluh/api/catalogue';
import { CONTENT_PICTURES, LANDING_PICTURES } from '@suluh/domain/staff';
import { route } from '../../http/route.ts';
import { keepPicture } from '../../storage/index.ts';

/** Pictures of what stands on the pages (docs/product/staff.md#content). One that no record came to name is nobody's address. */
export const pictureRoutes = [
  route(entries.contentPicture, async ({ params: { of }, file }, { files }) => {
    const kept = { folder: `content/${of}`, bytes: file!, size: CONTENT_PICTURES[of] };
    return { data: { path: await keepPicture(files.open, kept) } };
  }),

  route(entries.landingPicture, async ({ params: { of }, file }, { files }) => {
    const kept = { folder: `content/${of}`, bytes: file!, size: LANDING_PICTURES[of] };
    return { data: { path: await keepPicture(files.open, kept) } };
  }),
];
