export * from './ledger.ts';
export * from './spending.ts';
export * from './tables.ts';
