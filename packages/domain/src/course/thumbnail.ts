/**
 * The address of a course picture: a value containing 'http' is a full address and is kept, anything
 * else is a path under the storage base (docs/product/course.md). Null when there is no picture, so that the caller
 * draws the motif instead.
 */
export function thumbnailAddress(thumbnail: string | null | undefined, storageBase: string): string | null {
  const value = thumbnail?.trim() ?? '';
  if (value === '') return null;
  if (value.includes('http')) return value;
  return `${storageBase.replace(/\/+$/, '')}/${value.replace(/^\/+/, '')}`;
}
