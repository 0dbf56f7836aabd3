import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorBody, NO_BODY } from './answer.ts';

const noBody = { code: 500, status: 'error', message: null };

describe('errors of requests', () => {
  it.each([
    ['no server body', undefined, noBody],
    ['null', null, noBody],
    ['a page of text', '<html>', noBody],
    ['a body without code', { message: 'x' }, noBody],
    [
      'a server body is passed through',
      { code: 409, status: 'conflict', message: 'Penuh' },
      { code: 409, status: 'conflict', message: 'Penuh' },
    ],
    ['a body without status', { code: 404, message: 'x' }, { code: 404, status: 'error', message: 'x' }],
    ['a body without message', { code: 404, status: 'not found' }, { code: 404, status: 'not found', message: null }],
    ['a body with an empty message', { code: 404, message: '' }, { code: 404, status: 'error', message: null }],
  ])('%s', (_, answer, expected) => {
    expect(errorBody(answer)).toEqual(expected);
  });

  it('never throws, whatever comes', () => {
    expect(NO_BODY).toEqual(noBody);
    fc.assert(fc.property(fc.anything(), (answer) => typeof errorBody(answer).code === 'number'));
  });
});
