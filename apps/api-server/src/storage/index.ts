export { readWhole, type Files, type FileStore } from './fileStore.ts';
export { filesOf, folderOf } from './files.ts';
export { removeStored, storeUnderSecretName } from './write.ts';
