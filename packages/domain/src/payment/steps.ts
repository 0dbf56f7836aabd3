/** What is filled in where a step says so. */
const FILLED = new Set(['{number}', '{amount}']);
const BRACES = /\{[^{}]*\}/g;

/** A channel as it is compared: letters of any case, blanks as one. */
const compared = (channel: string): string => channel.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Places of channels that stood before already: a way to pay has one set of steps for each (docs/product/payment.md#methods). */
export const repeatedChannels = (channels: readonly string[]): number[] =>
  channels.flatMap((channel, at) =>
    channels.findIndex((each) => compared(each) === compared(channel)) < at ? [at] : [],
  );

/** What stands in braces in some steps and would be shown as it is, once each (docs/product/payment.md#methods). */
export const unknownFillings = (steps: readonly string[]): string[] => [
  ...new Set(steps.flatMap((step) => step.match(BRACES) ?? []).filter((found) => !FILLED.has(found))),
];
