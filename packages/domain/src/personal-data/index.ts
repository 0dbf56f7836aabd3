export { CLOSING_GRACE_DAYS, erasureAt, isFreshLogin } from './closing.ts';
export { CONSENT_DOCUMENTS } from './consent.ts';
export { maskedEmail } from './maskedEmail.ts';
export { maskedPhone } from './maskedPhone.ts';
export { RETENTION_DAYS, type Retained } from './retention.ts';
