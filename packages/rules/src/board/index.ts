export * from './constants.ts';
export * from './moderation.ts';
export * from './post.ts';
export * from './press.ts';
