export * from './names.ts';
export { cookiesIn } from '@suluh/kept-pages/cookies';
export * from './summary.ts';
export * from './write.ts';
