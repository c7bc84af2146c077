import type { LiveEvent } from '@mundo-manager/contract/client';

/** What the stream tells of a match. */
export type MatchNews = Extract<LiveEvent, { readonly matchId: string }>;
