import { pathTo } from '@suluh/domain/address';
import { cartText } from '@suluh/i18n-id/cart';
import { headerText } from '@suluh/i18n-id/navigation';
import { paymentText } from '@suluh/i18n-id/payment';
import { siteName } from '@suluh/i18n-id/tenant';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { CheckoutHeader } from '@suluh/ui/checkout/CheckoutHeader';
import { CheckoutSteps } from '@suluh/ui/checkout/CheckoutSteps';
import { CheckoutStylesheet } from '@suluh/ui/stylesheets/CheckoutStylesheet';
import { PaymentStylesheet } from '@suluh/ui/stylesheets/PaymentStylesheet';
import type { ReactElement, ReactNode } from 'react';
import { BrandLogo } from '../brand/index.ts';
import { PromoStylesheet } from '../checkout/PromoStylesheet.tsx';

interface CheckoutFrameProps {
  tenant: TenantConfig;
  /** 0 cart, 1 payment method, 2 pay. */
  step: 0 | 1 | 2;
  children: ReactNode;
}

const { label, cart, method, pay } = cartText.steps;

/** Styles and the quiet header of the checkout with its three steps; nothing in it leads away. */
export function CheckoutFrame({ tenant, step, children }: CheckoutFrameProps): ReactElement {
  return (
    <>
      {step === 2 ? <PaymentStylesheet /> : <CheckoutStylesheet />}
      {step !== 2 && <PromoStylesheet />}
      <CheckoutHeader
        homeHref={pathTo(tenant.routes, 'home')}
        homeLabel={headerText.homeLink(siteName(tenant))}
        logo={<BrandLogo tenant={tenant} />}
        steps={<CheckoutSteps label={label} steps={[cart, method, pay]} current={step} />}
        secureText={paymentText.secure}
      />
      {children}
    </>
  );
}
