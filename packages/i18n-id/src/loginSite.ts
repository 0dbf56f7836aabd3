import type { SessionType } from '@suluh/domain/session';
import { productNameText } from './server.ts';
import { siteName, type lineName } from './tenant.ts';

const COPY_OF: Readonly<Record<SessionType, keyof typeof lineName>> = {
  reguler: 'main',
  'internship-ddb': 'internship',
  mysooltan: 'smallBusiness',
};

/** The site a login belongs to: its programme's name, else the product's with its line (docs/product/session.md#logins). */
export const loginSite = (login: { sessionType: SessionType; programName: string | null }): string =>
  login.programName ?? siteName({ productName: productNameText, copy: COPY_OF[login.sessionType] });
