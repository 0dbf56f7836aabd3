export { handleApiRequest } from './handle.ts';
export { handleLoginForm } from './forms.ts';
export { handleSsoCallback, handleSsoStart } from './sso.ts';
export { basicCredentials, type Upstream } from './upstream.ts';
