export { DATA_SAVER_COOKIE, DATA_SAVER_MAX_AGE_SECONDS, isSavingData } from './dataSaver.ts';
