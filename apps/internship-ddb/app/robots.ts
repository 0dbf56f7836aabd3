import { robotsRules } from '@suluh/features/seo';
import { connection } from 'next/server';
import { context } from './context.ts';

export default async function robots() {
  await connection();
  return robotsRules(context.tenant);
}
