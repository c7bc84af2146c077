/** Constants of the transfer market (R-MKT-1). */
export interface MarketRules {
  readonly searchesPerDay: number;
}

export const MARKET_RULES: MarketRules = { searchesPerDay: 5 };
