import { staffContentEntries as entries } from '@suluh/api/catalogue';
import { pictureKind } from '@suluh/domain/file';
import { CONTENT_PICTURES } from '@suluh/domain/staff';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/route.ts';
import { storeUnderSecretName } from '../../storage/index.ts';
import { pictureToKeep } from '../staffCourse/picture.ts';

/** Pictures of what stands on the pages (docs/product/staff.md#content). One that no record came to name is nobody's address. */
export const pictureRoutes = [
  route(entries.contentPicture, async ({ params: { of }, file }, { files }) => {
    const picture = pictureKind(file!) === null ? null : await pictureToKeep(file!, CONTENT_PICTURES[of]);
    if (picture === null) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
    return { data: { path: await storeUnderSecretName(files.open, `content/${of}`, 'webp', picture) } };
  }),
];
