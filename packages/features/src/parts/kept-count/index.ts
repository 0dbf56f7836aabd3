export { createKeptCount } from './createKeptCount.ts';
