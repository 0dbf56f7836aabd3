import { expect, it } from 'vitest';
import { refusalOf } from './errorHandler.ts';

/** An error as the database's driver throws it, or as drizzle wraps that. */
const ofDatabase = (code: string) => Object.assign(new Error('failed'), { code });
const wrapped = (code: string) => Object.assign(new Error('Failed query'), { cause: ofDatabase(code) });

it.each([
  ['the disk is full', '53100', 'UNAVAILABLE'],
  ['its memory is used up', '53200', 'UNAVAILABLE'],
  ['all connections are taken', '53300', 'UNAVAILABLE'],
  ['it shuts down', '57P01', 'UNAVAILABLE'],
  ['it starts', '57P03', 'UNAVAILABLE'],
  ['two waited for each other', '40P01', 'UNAVAILABLE'],
  ['a statement takes too long', '57014', 'UNAVAILABLE'],
  ['its disk cannot be read', '58030', 'UNAVAILABLE'],
  ['a text holds what it cannot store', '22021', 'BAD_REQUEST'],
  ['a statement is wrong', '42601', 'INTERNAL'],
])('of a database, when %s (%s), the answer is %s', (_, code, status) => {
  expect([refusalOf(ofDatabase(code)).status, refusalOf(wrapped(code)).status]).toEqual([status, status]);
});

it.each(['ENOSPC', 'EDQUOT', 'EROFS'])('of the disk of files, when it takes nothing (%s), too', (code) => {
  expect(refusalOf(ofDatabase(code)).status).toBe('UNAVAILABLE');
});
