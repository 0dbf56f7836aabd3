export { codeOf, formOf, refusedTo, returning, type Action, type Site, type Way } from './action.ts';
export { number, text, ticked } from './fields.ts';
