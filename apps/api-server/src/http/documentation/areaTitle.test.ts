import { expect, it } from 'vitest';
import { areaTitle } from './areaTitle.ts';

it.each([
  ['course', 'Course'],
  ['learningInterest', 'Learning interest'],
  ['billingAddress', 'Billing address'],
  ['otp', 'OTP'],
])('%s is headed by %j', (area, title) => expect(areaTitle(area)).toBe(title));
