/** Colours of what is written on paper and in mails: those of the interface (docs/look.md#colour), which no server draws. */
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
} as const);
