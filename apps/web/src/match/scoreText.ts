interface Side {
  readonly clubName: string;
  readonly score: number;
}

/** The score of a match in one line, the home side first: 'Vagalume 0 × 1 Pedra Lascada'. R-HOM-25 */
export function scoreText({ home, away }: { readonly home: Side; readonly away: Side }): string {
  return `${home.clubName} ${home.score} × ${away.score} ${away.clubName}`;
}
