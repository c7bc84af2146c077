export * from './comparables.ts';
export * from './constants.ts';
export * from './rating-word.ts';
export * from './result-filter.ts';
export * from './search-prices.ts';
export * from './transfers.ts';
export * from './watchlist.ts';
