/** The channels on which processes announce changes of the world. */
import { CLUB_CHANNEL } from '../aggregates/lock-and-store.ts';
import { CLOCK_CHANNEL } from '../clock/stored-clock.ts';
import { MATCH_CHANNEL } from '../matchday/channel.ts';
import { ROOT_CHANNEL } from '../proofs/proof-context.ts';
import type { Storage } from '../storage/storage.ts';

/** What to do on a change. After a lost connection each is called as if its change had been announced. */
export interface ChangeListeners {
  readonly onMatches: () => void;
  readonly onClock: () => void;
  /** Null for any club: announcements may have been missed. */
  readonly onClub: (clubId: string | null) => void;
  /** The number of a published root; null if announcements may have been missed. */
  readonly onRoot: (number: number | null) => void;
}

/** Listens on every channel or on none. Returns what stops it. */
export async function listenForChanges(
  storage: Pick<Storage, 'listen'>,
  { onMatches, onClock, onClub, onRoot }: ChangeListeners,
): Promise<() => Promise<void>> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of stops) await end();
  };
  try {
    stops.push(await storage.listen(MATCH_CHANNEL, onMatches, onMatches));
    stops.push(await storage.listen(CLUB_CHANNEL, onClub, () => onClub(null)));
    stops.push(await storage.listen(CLOCK_CHANNEL, onClock, onClock));
    stops.push(
      await storage.listen(
        ROOT_CHANNEL,
        (number) => onRoot(Number(number)),
        () => onRoot(null),
      ),
    );
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
