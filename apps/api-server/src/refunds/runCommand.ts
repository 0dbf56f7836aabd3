import { rupiah } from '@suluh/i18n-id/format';
import type { Database } from '../db/index.ts';
import type { Services, SiteServices } from '../services.ts';
import { decide, waitingRefunds, type DecisionResult } from '../modules/payment/decideRefund.ts';
import type { RefundCommand } from './readCommand.ts';

/** What a command comes to: lines for the terminal and the exit code. */
export interface Said {
  lines: string[];
  exitCode: 0 | 1;
}

async function list(db: Database): Promise<Said> {
  const waiting = await waitingRefunds(db);
  if (waiting.length === 0) return { lines: ['No refund waits for a decision.'], exitCode: 0 };
  const line = (each: (typeof waiting)[number]) =>
    [
      each.orderId,
      each.invoiceId,
      each.createdAt.toISOString(),
      rupiah(each.amountRupiah),
      each.email,
      JSON.stringify(each.reason),
    ].join('  ');
  return {
    lines: [
      `${waiting.length} waiting, the oldest first: order, invoice, asked at, amount, learner, reason.`,
      ...waiting.map(line),
    ],
    exitCode: 0,
  };
}

function said(result: DecisionResult, { which, kind }: Exclude<RefundCommand, { kind: 'list' }>): Said {
  switch (result.kind) {
    case 'unknown':
      return { lines: [`Nobody has asked for a refund of ${which}.`], exitCode: 1 };
    case 'several':
      return { lines: [`Several refunds of ${which} wait: name the one you mean by its id.`], exitCode: 1 };
    case 'tooLate':
      return {
        lines: [
          `The refund of ${which} is ${result.status} already and cannot be ${kind === 'approve' ? 'approved' : 'refused'} any more.`,
        ],
        exitCode: 1,
      };
    case 'alreadyDone':
      return {
        lines: [`The refund of ${which} was ${kind === 'approve' ? 'approved' : 'refused'} before; nothing changed.`],
        exitCode: 0,
      };
    case 'waitsForSecond':
      return {
        lines: [
          `Approved by the first of two: ${rupiah(result.refund.amount)} of ${result.refund.orderId} waits for a second person.`,
        ],
        exitCode: 0,
      };
    case 'samePerson':
      return { lines: [`The refund of ${which} waits for a second person, who is not the first.`], exitCode: 1 };
    case 'notOfStaff':
      return {
        lines: [`The refund of ${which} is large: two people who may decide about refunds have to approve it.`],
        exitCode: 1,
      };
    case 'decided':
      return {
        lines: [
          kind === 'approve'
            ? `Approved: ${rupiah(result.refund.amount)} of ${result.refund.orderId} goes back with the worker's next round.`
            : `Refused: the learner of ${result.refund.orderId} is told why.`,
        ],
        exitCode: 0,
      };
  }
}

/** Lists what waits, or decides one refund. */
export async function runCommand(
  db: Database,
  services: Pick<Services, 'now'> & SiteServices,
  command: RefundCommand,
): Promise<Said> {
  if (command.kind === 'list') return list(db);
  const { which, by } = command;
  return said(
    await decide(db, services, {
      which,
      by,
      decision: command.kind,
      refusal: command.kind === 'refuse' ? command.refusal : null,
    }),
    command,
  );
}
