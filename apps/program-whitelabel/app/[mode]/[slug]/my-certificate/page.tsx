import { CertificateScreen } from '@suluh/features/certificate';
import { programContext } from '../../../context.ts';

export default async function Page({ params, searchParams }: PageProps<'/[mode]/[slug]/my-certificate'>) {
  return <CertificateScreen context={await programContext(params)} search={await searchParams} />;
}
