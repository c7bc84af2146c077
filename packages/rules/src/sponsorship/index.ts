export * from './constants.ts';
export * from './expiry.ts';
export * from './offers.ts';
export * from './sign.ts';
export type * from './sponsorship.ts';
export * from './weekly-base.ts';
