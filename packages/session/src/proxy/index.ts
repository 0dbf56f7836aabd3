export { handleApiRequest } from './handle.ts';
export { answerForm, postedFormName, type Form } from './answerForm.ts';
export { handleElsewhere, handleSsoCallback, handleSsoStart } from './sso.ts';
export { handleLook } from './look.ts';
export type { Upstream } from './upstream.ts';
