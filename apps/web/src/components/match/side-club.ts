import type { Emblem } from '@mundo-manager/rules/clubs';

interface Side {
  readonly id: string;
  readonly clubName: string;
  readonly clubEmblem: Emblem;
}

/** The club of a side, as a `ClubLink` takes it. */
export function sideClub({ id, clubName, clubEmblem }: Side) {
  return { id, name: clubName, emblem: clubEmblem };
}
