/** Every movement of money of every club, by season and type: what the figures are made from. */
import type { CreditEntryType, LedgerEntry, MoneyEntryType } from '@mundo-manager/rules/finances';

type EntryType = MoneyEntryType | CreditEntryType;

/** Sums by type, in dollars or credits. */
export type Sums = Partial<Record<EntryType, number>>;

/** By the club's id and the season. */
type SumsByClub = Map<string, Map<number, Sums>>;

/** What has been recorded, in dollars and in credits. */
export interface AccountsState {
  readonly money: SumsByClub;
  readonly credits: SumsByClub;
}

export class Accounts {
  readonly #money: SumsByClub;
  readonly #credits: SumsByClub;

  constructor(state?: AccountsState) {
    this.#money = state?.money ?? new Map();
    this.#credits = state?.credits ?? new Map();
  }

  state(): AccountsState {
    return { money: this.#money, credits: this.#credits };
  }

  record(entries: readonly LedgerEntry[], season: number): void {
    for (const { clubId, currency, type, amount } of entries) {
      const book = currency === 'money' ? this.#money : this.#credits;
      const seasons = book.get(clubId) ?? new Map<number, Sums>();
      const sums = seasons.get(season) ?? {};
      sums[type] = (sums[type] ?? 0) + amount;
      seasons.set(season, sums);
      book.set(clubId, seasons);
    }
  }

  /** What all entries of a club add up to. */
  balance(clubId: string): { readonly money: number; readonly credits: number } {
    const total = (book: ReadonlyMap<string, ReadonlyMap<number, Sums>>) =>
      [...(book.get(clubId)?.values() ?? [])].flatMap((sums) => Object.values(sums)).reduce((a, b) => a + b, 0);
    return { money: total(this.#money), credits: total(this.#credits) };
  }

  money(clubId: string, season: number): Sums {
    return this.#money.get(clubId)?.get(season) ?? {};
  }

  credits(clubId: string, season: number): Sums {
    return this.#credits.get(clubId)?.get(season) ?? {};
  }
}

const INCOME: readonly EntryType[] = ['Sponsor Payment', 'Tickets Sale', 'Prize', 'Daily Reward'];

/** What a club earns by its own work; transfers only move money, and the opening balance is no income. */
export function incomeOf(sums: Sums): number {
  return INCOME.reduce((sum, type) => sum + (sums[type] ?? 0), 0);
}

/** By how much the balance has changed, but for the opening balance. */
export function changeOf(sums: Sums): number {
  const all = Object.values(sums).reduce((sum, amount) => sum + amount, 0);
  return all - (sums['Opening Balance'] ?? 0);
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

export function mean(values: readonly number[]): number {
  return sumOf(values) / Math.max(1, values.length);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return (low + high) / 2;
}
