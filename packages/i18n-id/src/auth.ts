/** Signing in and what belongs to it, by page, so that each carries its own words. */
export * from './accountLogin.ts';
export * from './linkedAccount.ts';
export * from './login.ts';
export * from './password.ts';
export * from './passwordEye.ts';
export * from './passwordHint.ts';
export * from './register.ts';
