import { photoRoutes } from './changePhoto.ts';
import { emailRoutes } from './changeEmail.ts';
import { phoneRoutes } from './changePhone.ts';
import { edit, me } from './profile.ts';

export const profileRoutes = [me, edit, ...emailRoutes, ...phoneRoutes, ...photoRoutes];
