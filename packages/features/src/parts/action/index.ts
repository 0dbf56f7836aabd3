export { codeOf, refusedTo, returning, type Action, type Site, type Way } from './action.ts';
export { number, text, ticked } from './fields.ts';
