export { pictureAddress, sharedPictures, STORAGE_PATH, storedAddress } from './address.ts';
