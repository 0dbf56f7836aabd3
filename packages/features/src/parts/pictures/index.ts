export { pictureAddress, STORAGE_PATH, storedAddress } from './address.ts';
