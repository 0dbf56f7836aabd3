import { CertificateScreen } from '@suluh/features/certificate';
import { context } from '../../context.ts';

export default async function Page({ searchParams }: PageProps<'/internship-ddb/my-certificate'>) {
  return <CertificateScreen context={context} search={await searchParams} />;
}
