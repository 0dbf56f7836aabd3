export { readWhole, type Files } from './fileStore.ts';
export { filesOf, folderOf } from './files.ts';
export { removeStored, storeUnderSecretName } from './write.ts';
