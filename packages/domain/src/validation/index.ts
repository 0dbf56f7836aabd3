export * from './account.ts';
export * from './generic.ts';
export * from './message.ts';
export * from './password.ts';
export * from './phone.ts';
export * from './rule.ts';
export * from './sanitiseUrl.ts';
export * from './schema.ts';
