/** The clubs of the simulated world, with every movement of their money: what the rules answer is applied here. */
import type { Club, Outcome } from '@mundo-manager/rules/clubs';
import { Accounts } from './accounts.ts';

export class Population {
  readonly accounts = new Accounts();
  readonly clubs = new Map<string, Club>();
  /** Season that movements are entered under. 0 is the founding. */
  season = 0;

  /** The club of that id. Throws when there is none. */
  club(clubId: string): Club {
    const club = this.clubs.get(clubId);
    if (!club) throw new Error(`no club ${clubId}`);
    return club;
  }

  put(club: Club): void {
    this.clubs.set(club.id, club);
  }

  apply(outcome: Outcome & { readonly club: Club }): void {
    this.put(outcome.club);
    this.record(outcome);
  }

  record({ entries }: Outcome): void {
    this.accounts.record(entries, this.season);
  }

  /** The clubs whose balance is not the sum of their entries: none, always. */
  unbalanced(): string[] {
    return [...this.clubs.values()]
      .filter(({ id, finances }) => {
        const { money, credits } = this.accounts.balance(id);
        return money !== finances.totalMoney || credits !== finances.credits;
      })
      .map(({ name }) => name);
  }
}
