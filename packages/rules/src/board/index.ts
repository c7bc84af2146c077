export * from './moderation.ts';
export * from './post.ts';
export * from './press.ts';
export * from './constants.ts';
