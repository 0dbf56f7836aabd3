export { connect, type Connection, type Database, type Executor } from './connection.ts';
export { runNamed, sendTogether, type NamedStatement } from './named.ts';
export { migrateDatabase } from './migrate.ts';
export * as schema from './schema/index.ts';
