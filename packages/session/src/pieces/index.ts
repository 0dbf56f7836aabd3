export { sendInPieces, type Sent } from './sendInPieces.ts';
