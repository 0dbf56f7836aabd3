import { CertificateScreen } from '@suluh/features/certificate';
import { pageMetadata } from '@suluh/features/seo';
import { certificateText } from '@suluh/i18n-id/certificate';
import { context } from '../context.ts';

export const metadata = pageMetadata(context.tenant, {
  title: certificateText.title,
  path: context.tenant.routes.myCertificate(),
  personal: true,
});

export default async function Page({ searchParams }: PageProps<'/my-certificate'>) {
  return <CertificateScreen context={context} search={await searchParams} />;
}
