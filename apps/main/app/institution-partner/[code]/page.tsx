import { partnerMetadata, PartnerScreen } from '@suluh/features/listing';
import { context } from '../../context.ts';

export const generateMetadata = async ({ params }: PageProps<'/institution-partner/[code]'>) =>
  partnerMetadata(context, (await params).code);

export default async function Page({ params, searchParams }: PageProps<'/institution-partner/[code]'>) {
  return <PartnerScreen context={context} code={(await params).code} search={await searchParams} />;
}
