/** Where pictures are to be had (docs/product/display.md#pictures). */
export { pictureAddress, STORAGE_PATH, storedAddress } from './address.ts';
export { mailedPicture, sharedPictures } from './shared.ts';
