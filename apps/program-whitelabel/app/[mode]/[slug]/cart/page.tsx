import { CartScreen } from '@suluh/features/cart';
import { programContext } from '../../../context.ts';

export default async function Page({ params, searchParams }: PageProps<'/[mode]/[slug]/cart'>) {
  return <CartScreen context={await programContext(params)} search={await searchParams} />;
}
