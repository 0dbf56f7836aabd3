import type { ReactElement, ReactNode } from 'react';
import { HouseCloth } from '../cloth/HouseCloth.tsx';
import type { HouseDye } from '../foundations/tenants.ts';

interface AuthPageProps {
  title: string;
  lead?: string;
  /** House cloth of the tenant, full dye beside the panel from 1024 px. */
  house: HouseDye;
  /** The form, and notes above it. */
  children: ReactNode;
  /** Below the form: the way to login or register. */
  footer?: ReactNode;
}

/**
 * Login, register and password pages: one panel of at most 480 px, a cloth panel beside it (docs/look.md#other-screens,
 * Forms).
 */
export function AuthPage({ title, lead, house, children, footer }: AuthPageProps): ReactElement {
  return (
    <main id="isi" className="layout-page authPage">
      <div className="authPage-box">
        <div className="authPage-panel">
          <h1 className="type-h1">{title}</h1>
          {lead && <p className="type-muted authPage-lead">{lead}</p>}
          <div className="authPage-body">{children}</div>
          {footer && <div className="authPage-foot">{footer}</div>}
        </div>
        <div className="authPage-art">
          <HouseCloth house={house} scale={1.6} />
        </div>
      </div>
    </main>
  );
}
