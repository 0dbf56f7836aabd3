/** Folder of files that come and go with work, in the closed part of the storage. */
export const WORK_FILES = 'work';
