export { browserApi } from './browserApi.ts';
export { useApiClient } from './useApiClient.ts';
