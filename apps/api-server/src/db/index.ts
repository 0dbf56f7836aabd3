export { containing } from './containing.ts';
export { connect } from './connection.ts';
export type { Database, Executor } from './executor.ts';
export { currentOrigin, doneFrom, type Origin } from './origin.ts';
export { runNamed, sendTogether, type Value } from './named.ts';
export { plannedOnce } from './plannedOnce.ts';
export { readTogether } from './readTogether.ts';
export { runLast } from './transaction.ts';
export * as schema from './schema/index.ts';
