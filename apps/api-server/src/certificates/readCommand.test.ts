import { expect, it } from 'vitest';
import { readCommand } from './readCommand.ts';

const by = ['--by', 'staf@suluh.example', '--reason', 'salah ketik'];
const asked = { number: 'SLH-26-001-AAAAAAAA', by: 'staf@suluh.example', reason: 'salah ketik' };

it.each([
  ['revoke', ['revoke', asked.number, ...by], { kind: 'revoke', ...asked }],
  ['reissue', ['reissue', asked.number, ...by], { kind: 'reissue', ...asked, fullname: null }],
  [
    'reissue with a name',
    ['reissue', asked.number, ...by, '--name', 'Rina'],
    { kind: 'reissue', ...asked, fullname: 'Rina' },
  ],
  ['a name with digits', ['reissue', asked.number, ...by, '--name', 'Rina 2'], null],
  ['revoke with a name', ['revoke', asked.number, ...by, '--name', 'Rina'], null],
  ['no number', ['revoke', ...by], null],
  ['two numbers', ['revoke', 'A', 'B', ...by], null],
  ['nobody asks', ['revoke', asked.number, '--reason', 'x'], null],
  ['no reason', ['revoke', asked.number, '--by', 'staf@suluh.example'], null],
  ['another word', ['delete', asked.number, ...by], null],
  ['an unknown option', ['revoke', asked.number, ...by, '--all'], null],
])('%s', (_, args, expected) => {
  expect(readCommand(args)).toEqual(expected);
});
