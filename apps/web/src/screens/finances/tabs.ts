/** Everything that '/finances?tab=…' shows. The loan has no entry among the side tabs. R-FNS-2 */
const TABS = ['general', 'sponsorship', 'balance', 'loan'] as const;

/** A tab of the finances. */
export type FinancesTab = (typeof TABS)[number];

/** The tab that an address asks for; the statement where it asks for none. */
export function financesTab(name: string | null): FinancesTab {
  return TABS.find((tab) => tab === name) ?? 'general';
}
