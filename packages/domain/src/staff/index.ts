export * from './bannerTarget.ts';
export * from './merge.ts';
export * from './permissions.ts';
export * from './publishable.ts';
export * from './reach.ts';
export * from './secondPerson.ts';
export * from './session.ts';
