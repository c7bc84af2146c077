interface Side {
  readonly clubName: string;
  readonly score: number;
  /** Kicks scored in the shoot-out; missing if there was none. */
  readonly shootOut?: number;
}

/** The score of a match in one line, the home side first: 'Vagalume 0 × 1 Pedra Lascada', after a shoot-out 'Vagalume 1 (5) × (4) 1 Pedra Lascada'. R-HOM-25 */
export function scoreText({ home, away }: { readonly home: Side; readonly away: Side }): string {
  const [left, right] = [home, away].map(({ shootOut }) => (shootOut === undefined ? '' : ` (${shootOut})`));
  return `${home.clubName} ${home.score}${left} ×${right} ${away.score} ${away.clubName}`;
}
