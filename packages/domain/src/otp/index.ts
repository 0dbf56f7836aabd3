export * from './failure.ts';
export * from './otp.ts';
