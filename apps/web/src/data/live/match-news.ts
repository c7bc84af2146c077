import type { LiveEvent } from '@mundo-manager/contract/client';

/** The events of a match in the live stream. */
export type MatchNews = Extract<LiveEvent, { readonly matchId: string }>;
