import { certificateCheckMetadata, CertificateCheckScreen } from '@suluh/features/certificate';
import { context } from '../context.ts';

export const generateMetadata = async ({ searchParams }: PageProps<'/certificate-check'>) =>
  certificateCheckMetadata(context, await searchParams);

export default async function Page({ searchParams }: PageProps<'/certificate-check'>) {
  return <CertificateCheckScreen context={context} search={await searchParams} />;
}
