export { AHEAD, useNear } from './useNear.ts';
