/**
 * Colours of papers, pictures and mails: those of the interface (docs/look.md#colour), which no server draws, and the few
 * that paper has of its own. No other file of the API writes one.
 */
export const INKS = Object.freeze({
  ink: '#211D19',
  soft: '#4B443B',
  muted: '#655C51',
  line: '#E9E0D1',
  sheet: '#FFFFFF',
  paper: '#FAF6EF',
  desk: '#F4EEE3',
  brand: '#82221B',
  gold: '#FBB71C',
  onGold: '#08172C',
  indigo: '#1A4170',
  link: '#235288',
  pale: '#F0F5FA',
  paleLine: '#B9CFE6',
  indigoDeep: '#0F2440',
  flame: '#FFCB47',
  rule: '#D8CFBF',
  paid: '#1F6F4A',
  unpaid: '#B3541E',
  sealGround: '#621A16',
  sealHeart: '#C03A2C',
  black: '#14110E',
} as const);
