export { handleApiRequest } from './handle.ts';
export { formOf, handleForm } from './forms.ts';
export { handleSsoCallback, handleSsoStart } from './sso.ts';
