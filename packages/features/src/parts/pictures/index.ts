export { pictureAddress, STORAGE_PATH, storedAddress } from './address.ts';
export { sharedPictures } from './shared.ts';
