import { siteMapOf } from '@suluh/features/seo';
import { connection } from 'next/server';
import { context } from './context.ts';

export default async function sitemap() {
  await connection();
  return siteMapOf(context);
}
