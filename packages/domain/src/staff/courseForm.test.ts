import { expect, it } from 'vitest';
import { courseProblems } from './index.ts';

const sound = {
  price: 200_000,
  priceAfter: 150_000,
  minAge: 17,
  maxAge: 40,
  certificate: 'completion',
  certificateMonths: 12,
};
const priceAbove = { field: 'priceAfter', problem: 'priceAbove' };
const ageBelow = { field: 'maxAge', problem: 'ageBelow' };
const nothingToHold = { field: 'certificateMonths', problem: 'nothingToHold' };

it.each([
  ['goes together', {}, []],
  ['at its full price', { priceAfter: 200_000 }, []],
  ['of one age', { minAge: 40 }, []],
  ['of no age', { minAge: null, maxAge: null }, []],
  ['for everybody up to an age', { minAge: null }, []],
  ['from an age on', { maxAge: null }, []],
  ['dearer than it is', { priceAfter: 200_001 }, [priceAbove]],
  ['of an age below its lowest', { maxAge: 16 }, [ageBelow]],
  ['whose certificate holds for ever', { certificateMonths: null }, []],
  ['without a certificate', { certificate: null, certificateMonths: null }, []],
  ['without a certificate that would hold a year', { certificate: null }, [nothingToHold]],
  ['of both at once', { price: 0, maxAge: 16 }, [priceAbove, ageBelow]],
])('a course that %s', (_, changed, expected) => expect(courseProblems({ ...sound, ...changed })).toEqual(expected));
