import { photoRoutes } from './changePhoto.ts';
import { emailRoutes } from './changeEmail.ts';
import { edit, me } from './profile.ts';

export const profileRoutes = [me, edit, ...emailRoutes, ...photoRoutes];
