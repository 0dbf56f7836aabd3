import { promoMetadata, PromoScreen } from '@suluh/features/promo';
import { context } from '../../context.ts';

export const generateMetadata = async ({ params }: PageProps<'/promo/[code]'>) =>
  promoMetadata(context, (await params).code);

export default async function Page({ params }: PageProps<'/promo/[code]'>) {
  return <PromoScreen context={context} code={(await params).code} />;
}
