/** What the steps of an instruction leave open. */
export interface InstructionValues {
  number: string;
  amount: string;
}

/** A stretch of a step; values filled in are marked, so that they can stand out. */
export interface StepPart {
  text: string;
  isValue: boolean;
}

const PLACEHOLDER = /(\{number\}|\{amount\})/;

/** A step of an instruction with the payment's own number and amount in place of {number} and {amount}. */
export function filledStep(step: string, values: InstructionValues): StepPart[] {
  return step
    .split(PLACEHOLDER)
    .filter((part) => part !== '')
    .map((part) => {
      if (part === '{number}') return { text: values.number, isValue: true };
      return part === '{amount}' ? { text: values.amount, isValue: true } : { text: part, isValue: false };
    });
}

/** Digits between the spaces of a long number. */
const GROUP = /\d{4}(?=\d)/g;

/** '8077708123456789' as '8077 7081 2345 6789'; a number that comes with spaces of its own keeps them. */
export const spacedNumber = (number: string): string => (/\s/.test(number) ? number : number.replace(GROUP, '$& '));
