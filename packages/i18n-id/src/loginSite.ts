import { abilitiesOf, type SessionType } from '@suluh/domain/session';
import { productNameText } from './server.ts';
import { siteName } from './tenant.ts';

/** The site a login belongs to: its programme's name, else the product's with its line (docs/product/session.md#logins). */
export const loginSite = (login: { sessionType: SessionType; programName: string | null }): string =>
  login.programName ?? siteName({ productName: productNameText, copy: abilitiesOf(login.sessionType).line });
