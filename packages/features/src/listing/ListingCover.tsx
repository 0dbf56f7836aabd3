import type { Category, Collection } from '@suluh/api/types';
import type { ClothCategory } from '@suluh/domain/cloth';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { CourseThumbnail } from '@suluh/ui/cloth/CourseThumbnail';
import { thumbnailOf, type Thumbnail } from '@suluh/ui/cloth/thumbnail.ts';
import type { ReactElement } from 'react';
import { pictureAddress } from '../parts/pictures/index.ts';

/** What the page of a category or a collection says and shows of it, beside its courses. */
export interface CoverView {
  description: string;
  cloth: Thumbnail;
  imageUrl: string | null;
}

type Site = Pick<TenantConfig, 'pictureOrigins'>;
const clothOf = (slug: string, of: readonly ClothCategory[]) => ({
  ...thumbnailOf(slug, of),
  layout: 'latar' as const,
});

/** Of a category: its words, and a picture of its cloth. */
export const categoryCover = (category: Category, site: Site): CoverView => ({
  description: category.description,
  cloth: clothOf(category.slug, [category]),
  imageUrl: pictureAddress(category.image, site),
});

/** Of a collection, which may have no picture. */
export const collectionCover = (
  { title, description, image }: Pick<Collection, 'title' | 'description' | 'image'>,
  site: Site,
): CoverView => ({ description, cloth: clothOf(title, []), imageUrl: pictureAddress(image, site) });

/** Words and picture beside the title of a list (docs/look.md#other-screens). */
export function ListingCover({ cover, isSaving }: { cover: CoverView; isSaving: boolean }): ReactElement {
  return (
    <>
      {cover.description && <p className="listingPage-words">{cover.description}</p>}
      {cover.imageUrl && (
        <CourseThumbnail
          cloth={cover.cloth}
          imageUrl={isSaving ? null : cover.imageUrl}
          eager
          className="listingPage-picture"
        />
      )}
    </>
  );
}
