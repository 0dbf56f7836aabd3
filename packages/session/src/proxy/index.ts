export { handleApiRequest } from './handle.ts';
export { answerForm, postedFormName, type Form, type Posted } from './answerForm.ts';
export { handleSsoCallback, handleSsoStart } from './sso.ts';
export { basicCredentials, type Upstream } from './upstream.ts';
