export * from './attendance.ts';
export * from './available-money.ts';
export * from './ledger.ts';
export type * from './ledger-entry.ts';
export * from './salaries.ts';
export * from './spending.ts';
export * from './statement.ts';
export * from './tables.ts';
export * from './tickets.ts';
