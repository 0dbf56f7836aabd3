import { documentNumber, type DocumentKind } from '@suluh/domain/invoice';
import { runNamed, type Executor } from '../../../db/index.ts';

const TAKE = {
  name: 'document-number',
  text: `insert into document_counter (kind, day, last) values ($1, $2, 1)
    on conflict (kind, day) do update set last = document_counter.last + 1 returning last`,
};

/** A number and where it comes from. */
interface TakenNumber {
  number: string;
  day: string;
  sequence: number;
}

/**
 * The next number of a day. Its row stays locked until the document is committed: the next one waits, and a number that is
 * rolled back is given again (docs/product/invoice.md#numbers). @param day 'YYYY-MM-DD' in WIB
 */
export async function takeNumber(tx: Executor, kind: DocumentKind, day: string): Promise<TakenNumber> {
  const [counter] = await runNamed<{ last: number }>(tx, TAKE, [kind, day]);
  if (!counter) throw new Error(`no number of ${kind} on ${day}`);
  return { number: documentNumber(kind, day, counter.last), day, sequence: counter.last };
}
