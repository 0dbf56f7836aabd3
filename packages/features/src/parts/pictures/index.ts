export { pictureAddress, sharedPictures, STORAGE_PATH, storedAddress } from '@suluh/domain/picture';
