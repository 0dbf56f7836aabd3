import { OtpScreen } from '@suluh/features/otp-prakerja';
import { pageMetadata } from '@suluh/features/seo';
import { otpPageText } from '@suluh/i18n-id/payment';
import { context } from '../context.ts';

export const metadata = pageMetadata(context.tenant, {
  title: otpPageText.title,
  path: context.tenant.routes.otpPrakerja(''),
  personal: true,
});

export default async function Page({ searchParams }: PageProps<'/otp-prakerja'>) {
  return <OtpScreen context={context} search={await searchParams} />;
}
