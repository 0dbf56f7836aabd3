export { readWhole, type Files } from './fileStore.ts';
export { drawnStore } from './openFiles.ts';
export { filesOf, folderOf } from './files.ts';
export { keepPicture } from './picture.ts';
export { removeStored, storeUnderSecretName } from './write.ts';
