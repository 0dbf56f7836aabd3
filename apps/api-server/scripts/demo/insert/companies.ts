import type { Executor } from '../../../src/db/executor.ts';
import { company } from '../../../src/db/schema/index.ts';
import { companyMark } from './site.ts';
import { companies } from '../data/home.ts';

/** Inserts the businesses that the page for businesses shows. */
export async function insertCompanies(tx: Executor): Promise<void> {
  await tx.insert(company).values(companies.map((name, position) => ({ name, logo: companyMark(name), position })));
}
